import type { Database } from '../../api/src/database.ts';
import { connectDatabase, type DatabaseConnection } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded-postgres.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { bulkLoad } from './bulk-load.ts';
import { copyStatement } from './copy-rows.ts';
import { firstDifference } from './index-check.ts';
import {
  artworkOfPlan,
  assetOfPlan,
  planCopies,
  preparePlan,
  searchOfPlan,
  templateOfPlan,
  textOfPlan,
} from './plan.ts';
import type { Session } from './session.ts';
import { addWordsAndStudios, prepareSchema, spreadOf } from './seed.ts';

type Pool = DatabaseConnection<Database>['pool'];

/** How a catalog grew to its size. */
export interface Growth {
  readonly assets: number;
  readonly added: number;
  readonly seconds: number;
}

const BATCH = 10_000;
const INDEX_BATCH = 250;
const WORKERS = 2;
const tables = ['catalog_asset', 'artwork_source', 'search_asset', 'search_text'];
/** For a disposable database: durability is switched off. */
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB', maintenance_work_mem: '512MB' };

/**
 * Grows the catalog of a stopped shop to `target` assets, including search rows. Rows are created inside the database:
 * only statements are sent to it.
 * @throws if the shop's own function would have indexed some of them differently
 */
export async function growCatalog(dataDir: string, target: number): Promise<Growth> {
  const logger = createLogger('silent');
  const resolveFrom = new URL('../../api/src/main.ts', import.meta.url);
  const postgres = await startEmbeddedPostgres({ dataFolder: dataDir, resolveFrom, logger, settings });
  const { pool, close } = connectDatabase<Database>(postgres.address, logger, { maximumConnections: WORKERS + 1 });
  try {
    return await withClient(pool, (client) => grow(client, pool, target));
  } finally {
    await close();
    await postgres.stop();
  }
}

async function grow(client: Session, pool: Pool, target: number): Promise<Growth> {
  const startedAt = performance.now();
  const before = await countOf(client, 'catalog_asset');
  const spread = spreadOf(target);
  await prepareSchema(client);
  await addWordsAndStudios(client, spread);
  const templates = await countOf(client, 'bench.template');
  await addTemplates(client, pool, Math.max(0, Math.min(target - before, spread.templates - templates)));
  const missing = target - (await countOf(client, 'catalog_asset'));
  await bulkLoad(client, tables, () => addClones(pool, missing));
  await client.query('select search_count_words()');
  await client.query('vacuum (analyze)');
  const seconds = (performance.now() - startedAt) / 1000;
  const difference = await firstDifference(client);
  if (difference !== null) throw new Error(`The shop would index a grown asset in another way: ${difference}`);
  return { assets: target, added: target - before, seconds };
}

/** Adds assets indexed by the shop itself, on all cores. */
async function addTemplates(client: Session, pool: Pool, count: number): Promise<void> {
  await preparePlan(client);
  await planCopies(client, count, 'bench.sample');
  const rows = `planned join catalog_asset source on source.id = source_id join catalog_asset donor on donor.id = donor_id`;
  await client.query(await copyStatement(client, 'catalog_asset', rows, { replacing: templateOfPlan }));
  await client.query(await artworkStatement(client));
  const { rows: planned } = await client.query<{ id: string }>(
    `insert into bench.template
     select (select count(*) from bench.template) + row_number() over () - 1, id, word from planned returning id`,
  );
  const ids = planned.map(({ id }) => id);
  const batches = Array.from({ length: Math.ceil(ids.length / INDEX_BATCH) }, (_, index) =>
    ids.slice(index * INDEX_BATCH, (index + 1) * INDEX_BATCH),
  );
  await shareOut(pool, batches, (worker, batch) => worker.query('select search_index_assets($1::uuid[])', [batch]));
}

/** Adds copies of templates with the search rows that the shop would have created for them. */
async function addClones(pool: Pool, count: number): Promise<void> {
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, index) =>
    Math.min(BATCH, count - index * BATCH),
  );
  await shareOut(pool, batches, async (client, size) => {
    await preparePlan(client);
    await planCopies(client, size, 'bench.template');
    const text = `${source('search_text', 'asset_id')} join bench.template template on template.id = source_id
      join catalog_asset original on original.id = source_id`;
    await client.query(
      await copyStatement(client, 'catalog_asset', source('catalog_asset', 'id'), { replacing: assetOfPlan }),
    );
    await client.query(await artworkStatement(client));
    const search = { leavesDefaults: true, replacing: searchOfPlan };
    await client.query(await copyStatement(client, 'search_asset', source('search_asset', 'asset_id'), search));
    await client.query(
      await copyStatement(client, 'search_text', text, { leavesDefaults: true, replacing: textOfPlan }),
    );
  });
}

const source = (table: string, key: string) => `planned join ${table} source on source.${key} = source_id`;

const artworkStatement = (client: Session) =>
  copyStatement(client, 'artwork_source', source('artwork_source', 'asset_id'), {
    replacing: artworkOfPlan,
  });

/** Processes a list on several connections concurrently. */
async function shareOut<T>(pool: Pool, items: readonly T[], work: (client: Session, item: T) => Promise<unknown>) {
  const waiting = [...items];
  const worker = () =>
    withClient(pool, async (client) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(client, item);
    });
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

async function withClient<T>(pool: Pool, work: (client: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set synchronous_commit = off; set work_mem = '128MB'");
    return await work(client);
  } finally {
    client.release();
  }
}

async function countOf(client: Session, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}
