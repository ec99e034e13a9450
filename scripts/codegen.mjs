import { mkdirSync } from 'node:fs';
import { run } from './lib/run.mjs';

mkdirSync('gateway/src/generated', { recursive: true });
await run('node', ['--import', 'tsx', 'scripts/print-rest-contract.ts']);
await run('node', ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--silent']);
