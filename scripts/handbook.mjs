import { ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** Retakes the screenshots of the handbook, of every desk in the mocked shop. */
requireNode();
await ensureInstalled();
await run(process.execPath, ['--import', 'tsx', 'e2e/handbook/take-pictures.ts']);
