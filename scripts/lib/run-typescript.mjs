import { spawnSync } from 'node:child_process';
import { ensureInstalled, requireNode } from './prepare.mjs';

/**
 * Runs one of our TypeScript programs with the command-line arguments, and exits with its code.
 * @param {string} file from the repository's root
 */
export async function runTypescript(file) {
  requireNode();
  await ensureInstalled();
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
