import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of the workspaces, as the `package.json` of the repository lists them.
 * @param {string} root
 * @returns {string[]}
 */
export function workspaceFolders(root) {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces;
}
