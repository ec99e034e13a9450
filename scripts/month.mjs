import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** Simulates a month of the shop in a few minutes, and checks its books every night; `--short` simulates three days. */
requireNode();
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, ['--import', 'tsx', 'bench/month.ts', ...process.argv.slice(2)]).catch(
  () => (process.exitCode = 1),
);
