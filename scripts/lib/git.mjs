import { execFileSync } from 'node:child_process';

/** Runs git in this folder. @returns {string} its output; throws an Error with git's message on failure */
export const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Returns the commit at which this branch left `main`: the current one on `main` itself. Throws an Error if there is no
 * `main`.
 */
export function branchPoint() {
  const main = ['main', 'origin/main'].find((name) =>
    git('for-each-ref', '--format=%(refname:short)').split('\n').includes(name),
  );
  if (!main) throw new Error('There is no branch `main` to compare with: fetch it first.');
  return git('merge-base', 'HEAD', main);
}
