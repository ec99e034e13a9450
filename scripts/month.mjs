import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** Lives a month of the shop in some minutes, and looks its books over each night; `--short` lives three days. */
requireNode();
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, ['--import', 'tsx', 'bench/month.ts', ...process.argv.slice(2)]).catch(
  () => (process.exitCode = 1),
);
