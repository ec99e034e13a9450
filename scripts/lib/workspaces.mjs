import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the folders of the workspaces, as listed in the repository's `package.json`.
 * @param {string} root
 * @returns {string[]}
 */
export function workspaceFolders(root) {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces;
}
