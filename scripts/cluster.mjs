import { ensureBuilt, ensureInstalled, requireNode } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/**
 * Runs a shop of many processes on this machine, and kills them one by one while customers shop; with `--rolling`,
 * restarts all of them in order instead, repeatedly.
 */
const isRolling = process.argv.includes('--rolling');
requireNode();
await ensureInstalled();
await ensureBuilt();
process.env.RELIABILITY_FIGURES ??= process.cwd();
await run(process.execPath, ['--import', 'tsx', isRolling ? 'bench/rolling.ts' : 'bench/cluster.ts']).catch(
  () => (process.exitCode = 1),
);
