import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { newSecret } from '../ids/ids.ts';
import { writeFileAtomically } from './atomic-write.ts';
import { isMissing } from './is-missing.ts';

const FILE_NAME = /^[\w-]{43}\.webp$/;
/** Pictures are written before the row that references them, so recent ones are never swept. */
const GRACE_MILLISECONDS = 3_600_000;

/** Pictures sent by users, stored as WebP under unguessable names. */
export interface PictureFolder {
  /** Stores a picture and returns its file name. */
  store(webp: Uint8Array): Promise<string>;
  /** Returns the bytes of a picture; null if it does not exist. */
  read(fileName: string): Promise<Uint8Array | null>;
  /** Removes a picture if it exists. */
  remove(fileName: string): Promise<void>;
  /** Removes unreferenced pictures. */
  sweep(isInUse: (fileName: string) => Promise<boolean>): Promise<void>;
}

/** Creates a picture store in a folder, which is created on the first write. */
export function createPictureFolder(folder: string): PictureFolder {
  async function hasRested(fileName: string): Promise<boolean> {
    const facts = await stat(path.join(folder, fileName)).catch(absent);
    return facts !== null && Date.now() - facts.mtimeMs >= GRACE_MILLISECONDS;
  }

  const remove = (fileName: string) => rm(path.join(folder, fileName), { force: true });

  return {
    async store(webp) {
      const fileName = `${newSecret()}.webp`;
      await writeFileAtomically(path.join(folder, fileName), webp);
      return fileName;
    },

    read: async (fileName) =>
      FILE_NAME.test(fileName) ? await readFile(path.join(folder, fileName)).catch(absent) : null,

    remove,

    async sweep(isInUse) {
      for (const name of (await readdir(folder).catch(absent)) ?? []) {
        if ((await hasRested(name)) && !(await isInUse(name))) await remove(name);
      }
    },
  };
}

function absent(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
