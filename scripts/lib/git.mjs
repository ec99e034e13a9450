import { execFileSync } from 'node:child_process';

/** Runs git in this folder. @returns {string} what it prints; throws an Error with what it says when it fails */
export const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The commit that this branch left `main` at: the current one on `main` itself. Throws an Error when there is no `main`. */
export function branchPoint() {
  const main = ['main', 'origin/main'].find((name) =>
    git('for-each-ref', '--format=%(refname:short)').split('\n').includes(name),
  );
  if (!main) throw new Error('There is no branch `main` to compare with: fetch it first.');
  return git('merge-base', 'HEAD', main);
}
