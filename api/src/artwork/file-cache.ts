import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import type { DiskBudget } from '../platform/files/disk-budget.ts';
import { isMissing } from '../platform/files/is-missing.ts';
import type { Logger } from '../platform/logging/logger.ts';

/** A disk cache of files that can always be regenerated. */
export interface FileCache {
  /** Whether a file is cached. */
  has(name: string): Promise<boolean>;
  /** Reads a file, creating it if it is missing; concurrent callers share one creation. */
  read(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Creates a cache in a folder. Names must begin with random-looking characters: the first two name a subfolder. */
export function createFileCache(folder: string, logger: Pick<Logger, 'warn'>, budget?: DiskBudget): FileCache {
  const underWay = new Map<string, Promise<Uint8Array>>();
  const pathOf = (name: string): string => path.join(folder, name.slice(0, 2), name);

  /** Reads a file; an unreadable one is treated as a cache miss. */
  async function readIfThere(file: string): Promise<Uint8Array | null> {
    try {
      return await readFile(file);
    } catch (error) {
      if (!isMissing(error)) logger.warn({ err: error }, 'a rendered file could not be read');
      return null;
    }
  }

  async function readOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = await readIfThere(pathOf(name));
    if (kept) return kept;
    const bytes = await make();
    try {
      await writeFileAtomically(pathOf(name), bytes);
      budget?.noteWritten(bytes.byteLength);
    } catch (error) {
      // The caller still gets the bytes; only the next one has to wait again.
      logger.warn({ err: error }, 'a rendered file could not be kept');
    }
    return bytes;
  }

  return {
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    read(name, make) {
      const waiting = underWay.get(name);
      if (waiting) return waiting;
      const bytes = readOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, bytes);
      return bytes;
    },
  };
}
