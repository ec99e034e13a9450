import { spawnSync } from 'node:child_process';
import { ensureInstalled, requireNode } from './prepare.mjs';

/**
 * Runs a program of ours in TypeScript with what was typed behind the command, and ends as it does.
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
