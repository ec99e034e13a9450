import { existsSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../lib/git.mjs';

/** Generated files that are committed: others depend on them, and reviews read their diff. */
const contracts = ['schema/schema.graphql', 'api/openapi.json'];

/**
 * Returns the regenerated contracts that differ from git's index.
 * @param {string} tree a folder that is not a clone of a repository has none
 * @returns {string[]} one line per contract
 */
export function unstagedContracts(tree) {
  if (!existsSync(path.join(tree, '.git'))) return [];
  const differing = git('-C', tree, 'diff', '--name-only', '--', ...contracts);
  return differing
    .split('\n')
    .filter(Boolean)
    .map((file) => `${file} has been generated anew: add it to the change`);
}
