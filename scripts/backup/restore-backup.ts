import path from 'node:path';
import { connectDatabase } from '../../api/src/platform/database/database.ts';
import { openConfiguredDatabase } from '../../api/src/platform/database/configured-database.ts';
import { makeDataFolder } from '../../api/src/platform/files/data-folder.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { PATIENCE_MS } from '../lib/database-program.ts';
import { restoreFiles } from './copy-files.ts';
import { loadDatabase, requireEmpty } from './load-database.ts';
import { readManifest, type Manifest } from './manifest.ts';

/** Where a backup is restored to: as the settings of a shop say it. */
interface RestorePlace {
  readonly dataFolder: string;
  /** Null for the embedded database below the folder. */
  readonly databaseUrl: string | null;
}

const migrations = path.join(import.meta.dirname, '../../api/migrations');

/**
 * Restores a backup into an empty place, whose database is empty again when that fails; files stay, and are written anew.
 * @throws StartupError when there is a shop, or the backup is damaged or of a later version
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
