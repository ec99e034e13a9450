import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { branchPoint, git } from '../lib/git.mjs';

const conventional = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9,-]+\))?!?: \S.*[^.\s]$/;
const LONGEST = 140;

/**
 * Checks that commit subjects follow Conventional Commits: those since the branch left `main`, or the last one on
 * `main` itself. A folder that is not a clone of the repository has none.
 * @param {{ root: string, tree: string }} where a tree below the root provides its subjects in `subjects.txt`
 * @returns {Promise<string>} one line per violation
 */
export async function commitSubjects({ root, tree }) {
  const subjects =
    root === tree ? subjectsOfBranch(root) : readFileSync(path.join(tree, 'subjects.txt'), 'utf8').trim();
  return subjects
    .split('\n')
    .filter((subject) => subject && (!conventional.test(subject) || subject.length > LONGEST))
    .map((subject) => `"${subject}" is not like "fix(cart): what changed for whom" with at most ${LONGEST} characters`)
    .join('\n');
}

function subjectsOfBranch(root) {
  if (!existsSync(path.join(root, '.git'))) return '';
  const log = ['log', '--no-merges', '--format=%s'];
  return git(...log, `${branchPoint()}..HEAD`) || git(...log, '-1');
}
