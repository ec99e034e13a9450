import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const notSources = /^(node_modules|dist.*|\.data|\.tmp)$/;

/**
 * Yields the files of a folder and its subfolders, excluding installed and built ones; or the file itself.
 * @param {string} entry yields nothing if it does not exist
 * @returns {Generator<string>}
 */
export function* sourceFiles(entry) {
  const about = statSync(entry, { throwIfNoEntry: false });
  if (about?.isFile()) yield entry;
  if (!about?.isDirectory()) return;
  for (const name of readdirSync(entry).toSorted()) {
    if (!notSources.test(name)) yield* sourceFiles(path.join(entry, name));
  }
}

/** Returns a text that changes with the size, time or name of any of the files. @param {readonly string[]} files */
export function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
