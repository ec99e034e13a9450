import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './is-missing.ts';

/** Files and folders are renamed once complete. */
const UNFINISHED = /\.new(?:$|[\\/])/;
const HOUR = 60 * 60 * 1000;

/** Removes partially written files older than an hour. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const entry of await entriesBelow(folder)) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !UNFINISHED.test(path.relative(folder, file))) continue;
    const facts = await stat(file).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > HOUR) await rm(file, { force: true });
  }
}

async function entriesBelow(folder: string) {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
