import { statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logging/logger.ts';
import { removeAbandoned } from './abandoned-files.ts';

/** Keeps a folder of files that can be made again within a number of bytes. */
export interface DiskBudget {
  /** Tells of a file that was written; now and then the oldest files go. It never waits and never fails. */
  noteWritten(bytes: number): void;
}

interface Found {
  readonly file: string;
  readonly size: number;
  readonly writtenAt: number;
}

/** How much is written between two looks at the folder, as a share of the budget. */
const LOOK_AFTER = 0.02;
/** What is left after a look that found too much. */
const KEEP = 0.9;

/** Makes the budget of a folder. The folder may be larger than it for a moment, by a fiftieth. */
export function createDiskBudget(folder: string, maxBytes: number, logger: Pick<Logger, 'warn'>): DiskBudget {
  let unseen = Number.POSITIVE_INFINITY;
  let looking = false;
  return {
    noteWritten(bytes) {
      unseen += bytes;
      if (looking || unseen < maxBytes * LOOK_AFTER) return;
      looking = true;
      unseen = 0;
      trim(folder, maxBytes)
        .catch((error: unknown) => logger.warn({ err: error, folder }, 'old files could not be removed'))
        .finally(() => (looking = false));
    },
  };
}

/** Removes what was left half-written, and the oldest files while all together are larger than `maxBytes`. */
export async function trim(folder: string, maxBytes: number): Promise<void> {
  await removeAbandoned(folder);
  const found = await filesBelow(folder);
  let total = found.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return;
  for (const { file, size, writtenAt } of found.toSorted((left, right) => left.writtenAt - right.writtenAt)) {
    if (total <= maxBytes * KEEP) return;
    // Somebody may have begun to read it since it was listed; nothing waits between this look and the removal.
    if (statSync(file, { throwIfNoEntry: false })?.mtimeMs !== writtenAt) continue;
    await rm(file, { force: true });
    total -= size;
  }
}

async function filesBelow(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const facts = await stat(file).catch(() => null);
    if (facts) found.push({ file, size: facts.size, writtenAt: facts.mtimeMs });
  }
  return found;
}
