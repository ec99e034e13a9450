import { access, mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { removeAbandoned } from './abandoned-files.ts';
import { writeFileAtomically } from './atomic-write.ts';
import { verified } from './file-content.ts';
import { FileNotFound, FileStoreUnavailable, RangeNotSatisfiable } from './file-errors.ts';
import type { FileKey } from './file-key.ts';
import type { DiskSettings, FileStore } from './file-store.ts';
import { isMissing } from './is-missing.ts';

/** Creates a file store in a local folder, which is created on the first write. */
export function createDiskFileStore(settings: DiskSettings): FileStore {
  const { folder } = settings;
  const pathOf = (key: FileKey) => path.join(folder, ...key.path.split('/'));
  const exists = async (key: FileKey) => (await unlessMissing(stat(pathOf(key)))) !== null;

  async function size(key: FileKey): Promise<number> {
    const facts = await unlessMissing(stat(pathOf(key)));
    if (!facts) throw new FileNotFound(key);
    return facts.size;
  }

  return {
    settings,
    async put(key, content) {
      const file = pathOf(key);
      if (!(await exists(key))) await writeFileAtomically(file, verified(key, content));
      // Sync the parent folders so that the names survive a crash. A previous writer may have been killed before doing
      // so.
      await keepNames(path.dirname(file));
      await keepNames(path.join(file, '..', '..'));
    },
    async open(key, { first, last = Number.POSITIVE_INFINITY } = { first: 0 }) {
      const handle = await unlessMissing(open(pathOf(key)));
      if (!handle) throw new FileNotFound(key);
      const { size: bytes } = await handle.stat();
      if (first > 0 && first >= bytes) {
        await handle.close();
        throw new RangeNotSatisfiable(key);
      }
      return handle.createReadStream({ start: first, end: last });
    },
    async localCopy(key) {
      await size(key);
      return pathOf(key);
    },
    has: exists,
    size,
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder);
      } catch (error) {
        throw new FileStoreUnavailable('its folder cannot be entered', error);
      }
    },
    sweep: () => removeAbandoned(folder),
    close: () => undefined,
  };
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Syncs a folder. Windows cannot sync folders and persists names by itself. */
async function keepNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
