import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../platform/files/atomic-write.ts';
import type { Logger } from '../platform/logging/logger.ts';

/** Files that can always be made again, kept on disk. */
export interface FileCache {
  /** Where a file lies, or would lie. */
  pathOf(name: string): string;
  /** Reads a file; makes it when it is missing, once for all who wait for it. */
  read(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Makes a cache in a folder. Names begin with random-looking characters: the first two name a subfolder. */
export function createFileCache(folder: string, logger: Pick<Logger, 'warn'>): FileCache {
  const underWay = new Map<string, Promise<Uint8Array>>();
  const pathOf = (name: string): string => path.join(folder, name.slice(0, 2), name);

  async function readOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = await readIfThere(pathOf(name));
    if (kept) return kept;
    const bytes = await make();
    try {
      await writeFileAtomically(pathOf(name), bytes);
    } catch (error) {
      // Whoever asked still gets the bytes; only the next one has to wait again.
      logger.warn({ err: error }, 'a rendered file could not be kept');
    }
    return bytes;
  }

  return {
    pathOf,
    read(name, make) {
      const waiting = underWay.get(name);
      if (waiting) return waiting;
      const bytes = readOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, bytes);
      return bytes;
    },
  };
}

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
