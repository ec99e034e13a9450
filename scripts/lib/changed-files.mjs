import { branchPoint, git } from './git.mjs';

/**
 * Returns the files that differ from `main`, committed or not, including untracked ones.
 * @returns {string[]} paths from the root of the repository
 */
export function changedFiles() {
  const differing = git('diff', '--name-only', '--diff-filter=d', branchPoint());
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${differing}\n${untracked}`.split('\n').filter(Boolean);
}
