import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { account } from './programs.ts';

/** A separate disk for the write-ahead log of a database. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it up. */
  fill(): Promise<void>;
  /** Frees the space. */
  free(): Promise<void>;
  unmount(): void;
}

/** Room for a few segments of the log, of 16 MB each. */
const MEGABYTES = 192;
const CHUNK = Buffer.alloc(256 * 1024);

/** Mounts it at a folder; returns null without permission to mount. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  if (!account) return null;
  mkdirSync(folder);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]);
  if (status !== 0) return null;
  // PostgreSQL requires an empty folder.
  const log = path.join(folder, 'log');
  mkdirSync(log, { mode: 0o700 });
  chownSync(log, account.uid, account.gid);
  const filler = path.join(folder, 'filler');
  return {
    folder: log,
    async fill() {
      const file = await open(filler, 'w');
      try {
        while (await file.write(CHUNK).catch(() => null));
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    unmount: () => void spawnSync('umount', [folder]),
  };
}
