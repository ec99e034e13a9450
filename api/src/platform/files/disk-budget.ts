import { statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logging/logger.ts';
import { removeAbandoned } from './abandoned-files.ts';

/** Limits the size of a folder of regenerable files. */
export interface DiskBudget {
  /** Reports a written file; occasionally evicts the oldest files. Never blocks and never fails. */
  noteWritten(bytes: number): void;
}

interface Found {
  readonly file: string;
  readonly size: number;
  readonly writtenAt: number;
}

/** Share of the budget written between two checks of the folder. */
const LOOK_AFTER = 0.02;
/** Share of the budget kept when evicting. */
const KEEP = 0.9;

/** Creates the budget of a folder. The folder may exceed it temporarily by 2%. */
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

/** Removes partially written files, then the oldest files until the total is at most `maxBytes`. */
export async function trim(folder: string, maxBytes: number): Promise<void> {
  await removeAbandoned(folder);
  const found = await filesBelow(folder);
  let total = found.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return;
  for (const { file, size, writtenAt } of found.toSorted((left, right) => left.writtenAt - right.writtenAt)) {
    if (total <= maxBytes * KEEP) return;
    // The file may have been used since it was listed. There is no await between this check and the removal.
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
