import { ensureGenerated } from './lib/generated.mjs';
import { ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureGenerated();
await run(process.execPath, ['--import', 'tsx', 'mocks/src/main.ts']);
