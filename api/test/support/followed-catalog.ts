import path from 'node:path';
import { createCatalogRepository } from '../../src/catalog/catalog.repository.ts';
import { loadSampleCatalog } from '../../src/catalog/sample-catalog.ts';
import { sampleTarget } from './sample-target.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestSearchThread } from './test-search-thread.ts';

const sampleFile = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');

/** The sample catalog with an index that follows it, for testing per-process caches. */
export type FollowedCatalog = Awaited<ReturnType<typeof openFollowedCatalog>>;

/** Loads the sample catalog into its own database and starts an index that follows it. */
export async function openFollowedCatalog() {
  const database = await createTestDatabase();
  const { db, pool } = database;
  await loadSampleCatalog(sampleTarget(database, createTestClock()), sampleFile);
  const thread = createTestSearchThread(database);
  await thread.startUntilCurrent();
  return {
    db,
    pool,
    repository: createCatalogRepository({ db, namedStatements: pool }),
    /** Time at which cached values are created. */
    now: createTestClock().now(),
    changes: thread,
    nextChange: () => new Promise<void>((resolve) => thread.onListingChange(() => resolve())),
    async close() {
      await thread.close();
      await database.close();
    },
  };
}
