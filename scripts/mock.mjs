import { ensureGenerated } from './lib/generated.mjs';
import { ensureExplorer, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureGenerated();
await ensureExplorer();
await run(process.execPath, ['--import', 'tsx', 'mocks/src/main.ts']);
