import { rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logging/logger.ts';
import { removeAbandoned } from './abandoned-files.ts';
import { writeFileAtomically } from './atomic-write.ts';
import { createDiskBudget } from './disk-budget.ts';
import { verified } from './file-content.ts';
import type { FileKey } from './file-key.ts';
import type { FileContent } from './file-store.ts';
import { isMissing } from './is-missing.ts';

interface CopiesOptions {
  /** Made with the first copy. Several processes may share it. */
  readonly folder: string;
  /** What was not used for the longest time goes when all together are larger; a fiftieth more may lie there for a moment. */
  readonly maxBytes: number;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Copies on this machine of files that are kept elsewhere; each was compared with its key when it was written. */
export class LocalCopies {
  readonly #folder: string;
  readonly #budget: ReturnType<typeof createDiskBudget>;
  readonly #underWay = new Map<string, Promise<string>>();

  constructor({ folder, maxBytes, logger }: CopiesOptions) {
    this.#folder = folder;
    this.#budget = createDiskBudget(folder, maxBytes, logger);
  }

  /**
   * The copy of a file; fetched when there is none, once for all who wait for it.
   * @throws FileMismatch when other bytes come than the key names
   */
  get(key: FileKey, fetch: () => Promise<FileContent>): Promise<string> {
    const waiting = this.#underWay.get(key.path);
    if (waiting) return waiting;
    const copy = this.#getOrFetch(key, fetch).finally(() => this.#underWay.delete(key.path));
    this.#underWay.set(key.path, copy);
    return copy;
  }

  /** Makes the copy of a file that is about to be kept. @throws FileMismatch when these are not the bytes of the key */
  async put(key: FileKey, content: FileContent): Promise<string> {
    const file = this.#pathOf(key);
    if (await noteUse(file)) return file;
    let size = 0;
    await writeFileAtomically(
      file,
      counted(verified(key, content), (bytes) => (size += bytes)),
    );
    this.#budget.noteWritten(size);
    return file;
  }

  remove(key: FileKey): Promise<void> {
    return rm(this.#pathOf(key), { force: true });
  }

  sweep(): Promise<void> {
    return removeAbandoned(this.#folder);
  }

  async #getOrFetch(key: FileKey, fetch: () => Promise<FileContent>): Promise<string> {
    const file = this.#pathOf(key);
    return (await noteUse(file)) ? file : this.put(key, await fetch());
  }

  #pathOf(key: FileKey): string {
    return path.join(this.#folder, ...key.path.split('/'));
  }
}

/** What was used last stays longest. @returns whether the file is there */
async function noteUse(file: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(file, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function* counted(chunks: AsyncIterable<Uint8Array>, note: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    note(chunk.byteLength);
    yield chunk;
  }
}
