import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { newSecret } from '../ids/ids.ts';
import { writeFileAtomically } from './atomic-write.ts';
import { isMissing } from './is-missing.ts';

const FILE_NAME = /^[\w-]{43}\.webp$/;
/** A picture is written before the row that names it. */
const GRACE_MILLISECONDS = 3_600_000;

/** Pictures that people have sent, as WebP under names that nobody can guess. */
export interface PictureFolder {
  /** Keeps a picture; returns the name of its file. */
  store(webp: Uint8Array): Promise<string>;
  /** The bytes of a picture; null when there is none of that name. */
  read(fileName: string): Promise<Uint8Array | null>;
  /** Removes a picture if it is there. */
  remove(fileName: string): Promise<void>;
  /** Removes pictures that nothing names any more. */
  sweep(isInUse: (fileName: string) => Promise<boolean>): Promise<void>;
}

/** Keeps pictures in a folder, which is made with the first of them. */
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
