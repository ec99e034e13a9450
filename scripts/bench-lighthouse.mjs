import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, ['--import', 'tsx', 'bench/lighthouse.ts', ...process.argv.slice(2)]);
