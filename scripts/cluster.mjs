import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** Runs a shop of many processes on this machine, and kills them one after the other while people shop. */
requireNode();
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, ['--import', 'tsx', 'bench/cluster.ts', ...process.argv.slice(2)]).catch(
  () => (process.exitCode = 1),
);
