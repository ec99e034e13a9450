import { fileURLToPath } from 'node:url';
import { createArtworkRepository } from '../../api/src/artwork/artwork.repository.ts';
import { createArtworks } from '../../api/src/artwork/artworks.service.ts';
import { loadSampleCatalog } from '../../api/src/catalog/sample-catalog.ts';
import type { Database } from '../../api/src/database.ts';
import { systemClock } from '../../api/src/platform/clock/clock.ts';
import { connectDatabase, type DatabaseConnection } from '../../api/src/platform/database/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../api/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { createSearchIndex } from '../../api/src/search/search-index.repository.ts';
import { growCatalog } from '../scale/grow-catalog.ts';

const logger = createLogger('silent');
const migrations = fileURLToPath(new URL('../../api/migrations', import.meta.url));
const sample = fileURLToPath(new URL('../../api/sample-catalog/catalog.json', import.meta.url));

/** A database with a catalog, and its connection. */
export interface OpenCatalog {
  readonly postgres: EmbeddedPostgres;
  readonly database: DatabaseConnection<Database>;
}

/** Starts the database of a folder. */
export async function openCatalog(dataFolder: string): Promise<OpenCatalog> {
  const postgres = await startEmbeddedPostgres({ dataFolder, resolveFrom: import.meta.url, logger });
  return { postgres, database: connectDatabase<Database>(postgres.address, logger) };
}

/** Stops the database. */
export async function closeCatalog({ postgres, database }: OpenCatalog): Promise<void> {
  await database.close();
  await postgres.stop();
}

/** Creates a catalog of the given size in a folder; an existing one is kept. */
export async function prepareCatalog(dataFolder: string, assets: number): Promise<void> {
  const catalog = await openCatalog(dataFolder);
  const { db, pool } = catalog.database;
  await migrate(pool, migrations, logger);
  const artworks = createArtworks(createArtworkRepository({ db, pool }));
  await loadSampleCatalog({ db, clock: systemClock, artworks, searchIndex: createSearchIndex(db) }, sample);
  await closeCatalog(catalog);
  await growCatalog(dataFolder, assets);
}
