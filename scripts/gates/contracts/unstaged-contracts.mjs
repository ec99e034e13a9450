import { existsSync } from 'node:fs';
import path from 'node:path';
import { git } from '../../lib/git.mjs';

/** What is generated and yet in git: others are written against it, and reviews read its difference. */
const contracts = ['schema/schema.graphql', 'api/openapi.json'];

/**
 * The contracts that were generated anew and are not in git's index as they are now.
 * @param {string} tree a folder that is no clone of a repository has none
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
