import path from 'node:path';
import { connectDatabase } from '../../api/src/platform/database/database.ts';
import { openConfiguredDatabase } from '../../api/src/platform/database/configured-database.ts';
import { makeDataFolder } from '../../api/src/platform/files/data-folder.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { PATIENCE_MS } from '../lib/database-program.ts';
import { restoreFiles } from './copy-files.ts';
import { loadDatabase, requireEmpty } from './load-database.ts';
import { readManifest, type Manifest } from './manifest.ts';

/** The target of a restore, in terms of the shop's settings. */
interface RestorePlace {
  readonly dataFolder: string;
  /** Null for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
}

const migrations = path.join(import.meta.dirname, '../../api/migrations');

/**
 * Restores a backup into an empty target. On failure, the database is emptied again; files stay, and are rewritten on
 * the next attempt.
 * @throws StartupError if the target contains a shop, or the backup is damaged or of a later version
 */
export async function restoreBackup(backup: string, place: RestorePlace): Promise<Manifest> {
  const manifest = await readManifest(backup);
  makeDataFolder(place.dataFolder);
  const logger = createLogger('error');
  const database = await openConfiguredDatabase(place, { resolveFrom: import.meta.url, logger });
  const { pool, close } = connectDatabase(database.address, logger, { connectTimeout: PATIENCE_MS });
  try {
    await requireEmpty(pool);
    await restoreFiles(manifest.files, backup, place.dataFolder);
    await loadDatabase(pool, backup, manifest, migrations);
    return manifest;
  } finally {
    await close();
    if (database.how === 'started') await database.stop();
  }
}
