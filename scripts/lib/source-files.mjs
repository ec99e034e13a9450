import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const notSources = /^(node_modules|dist.*|\.data|\.tmp)$/;

/**
 * The files of a folder and all below it, without what is installed or built; or the file itself.
 * @param {string} entry nothing comes of one that is not there
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

/** A text that changes with the size or the time of any of the files, or with their names. @param {readonly string[]} files */
export function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
