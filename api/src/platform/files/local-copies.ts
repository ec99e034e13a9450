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
  /** Created with the first copy. Several processes may share it. */
  readonly folder: string;
  /** Size limit with least recently used eviction; may be exceeded temporarily by 2%. */
  readonly maxBytes: number;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Local copies of remote files, verified against their key when written. */
export class LocalCopies {
  readonly #folder: string;
  readonly #budget: ReturnType<typeof createDiskBudget>;
  readonly #underWay = new Map<string, Promise<string>>();

  constructor({ folder, maxBytes, logger }: CopiesOptions) {
    this.#folder = folder;
    this.#budget = createDiskBudget(folder, maxBytes, logger);
  }

  /**
   * Returns the copy of a file, fetching it if missing; concurrent calls share one fetch.
   * @throws FileMismatch when the fetched bytes do not match the key
   */
  get(key: FileKey, fetch: () => Promise<FileContent>): Promise<string> {
    const waiting = this.#underWay.get(key.path);
    if (waiting) return waiting;
    const copy = this.#getOrFetch(key, fetch).finally(() => this.#underWay.delete(key.path));
    this.#underWay.set(key.path, copy);
    return copy;
  }

  /** Creates the copy of a file that is about to be stored. @throws FileMismatch when the bytes do not match the key */
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

/** Marks a file as recently used. @returns whether it exists */
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
