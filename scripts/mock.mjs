import { ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await run(process.execPath, ['--import', 'tsx', 'mocks/src/main.ts']);
