import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { answersOf, driverQuestion } from '../../../test/support/driver-questions.ts';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { loadSampleCatalog } from '../../catalog/sample-catalog.ts';
import { NO_LIMITS } from '../asset-filter.ts';
import { createPostgresSearch } from '../postgres-search.repository.ts';
import { createSearchIndex } from '../search-index.repository.ts';
import { searchByFeed } from '../../../test/support/search-by-feed.ts';
import { IndexFeed } from './index-feed.ts';
import { createIndexSource, type IndexSource, type Mark } from '../feed/index-source.repository.ts';

const sampleFile = path.join(__dirname, '..', '..', '..', 'sample-catalog', 'catalog.json');
const newest = { sort: 'newest', direction: null, page: 1, limit: 100 } as const;

let database: TestDatabase;
let client: pg.Client;
let source: IndexSource;
let file: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSampleCatalog(sampleTarget(database, createTestClock()), sampleFile);
  client = new pg.Client(database.address);
  await client.connect();
  source = createIndexSource(client);
  file = path.join(database.dataFolder, 'search', 'index');
});
afterAll(async () => {
  await client.end();
  await database.close();
});
beforeEach(() => rm(file, { force: true }));

const change = (number: number, statement: string) => ({ number, statement });
/** Changes to assets, by their index among all. */
const changes = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 652 }),
      fc.constantFrom(
        "update catalog_asset set title = 'Zebra crossing ' || title where id = $1",
        "update catalog_asset set title = 'Tartan' where id = $1",
        "update catalog_asset set tags = array['stripe', 'brand new'] where id = $1",
        "update catalog_asset set status = case status when 'approved' then 'withdrawn' else 'approved' end where id = $1",
        'update catalog_asset set is_premium = not is_premium where id = $1 and not is_free',
        "update catalog_asset set published_at = published_at + interval '3 days 17 microseconds' where id = $1",
        'update search_asset set popularity = popularity + 7 where asset_id = $1',
        'update search_asset set rating = 4.25 where asset_id = $1',
        "update catalog_designer set name = name || '!' where id = (select designer_id from catalog_asset where id = $1)",
        `insert into shop_collection_item (collection_id, asset_id, position)
       select id, $1, 1000 + (select count(*) from shop_collection_item) from shop_collection where slug = 'featured'
       on conflict do nothing`,
        `delete from shop_collection_item where asset_id = $1`,
      ),
    )
    .map(([number, statement]) => change(number, statement)),
  { maxLength: 12 },
);

async function perform(those: readonly { readonly number: number; readonly statement: string }[]): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>('select id from catalog_asset order by sku');
  for (const { number, statement } of those) {
    const { id = '' } = rows[number % rows.length] ?? {};
    await database.pool.query(statement, [id]);
    if (statement.includes('update catalog_asset')) {
      await database.pool.query('select search_index_assets(array[$1::uuid])', [id]);
    }
  }
  await database.pool.query('select search_count_words()');
}

test('G2 P-21 P-26 after any changes the index in memory answers as PostgreSQL does', async () => {
  const feed = new IndexFeed(file);
  await feed.begin(source);
  const [memory, postgres] = [searchByFeed(feed), createPostgresSearch(database)];
  await fc.assert(
    fc.asyncProperty(changes, fc.array(driverQuestion, { minLength: 3, maxLength: 3 }), async (those, questions) => {
      await perform(those);
      await feed.follow(source);
      for (const question of questions) {
        expect(await answersOf(memory, question)).toEqual(await answersOf(postgres, question));
      }
    }),
    // Changes of a run persist, so a smaller run would not fail the same way.
    { numRuns: 60, endOnFailure: true },
  );
});

test('a change that is committed late is not missed', async () => {
  const feed = new IndexFeed(file);
  await feed.begin(source);
  const late = new pg.Client(database.address);
  await late.connect();
  await late.query('begin');
  await late.query('update search_asset set popularity = 5001 where sku = (select min(sku) from search_asset)');
  await database.pool.query(
    'update search_asset set popularity = 5002 where sku = (select max(sku) from search_asset)',
  );
  await feed.follow(source);
  await late.query('commit');
  await late.end();
  await feed.follow(source);
  const page = { sort: 'popular', direction: 'desc', page: 1, limit: 2 } as const;
  expect((await searchByFeed(feed).list(NO_LIMITS, page)).ids).toEqual(
    (await createPostgresSearch(database).list(NO_LIMITS, page)).ids,
  );
});

test('what is stored is read again and brought in step', async () => {
  await new IndexFeed(file).begin(source);
  await perform([change(3, "update catalog_asset set title = 'Quágga okapi', status = 'approved' where id = $1")]);
  const feed = new IndexFeed(file);
  expect(await feed.begin(source)).toBe('search index read from its file');
  await feed.follow(source);
  const filter = { ...NO_LIMITS, text: 'quagga okapi' };
  const expected = await createPostgresSearch(database).list(filter, newest);
  expect(await searchByFeed(feed).list(filter, newest)).toEqual(expected);
  expect(expected.total).toBe(1);
});

test.each([
  [
    'a byte of the arrays',
    (bytes: Buffer) => bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9),
  ],
  ['the version', (bytes: Buffer) => bytes.write('9', 24)],
  ['the database', (bytes: Buffer) => bytes.write('{"identity":"9', bytes.indexOf('{"identity":"'))],
  ['the length', (bytes: Buffer) => bytes.writeUInt32LE(0xff_ff_ff_f0, 0)],
])('a stored index in which %s is another is built anew', async (_what, damage) => {
  await new IndexFeed(file).begin(source);
  const bytes = await readFile(file);
  damage(bytes);
  await writeFile(file, bytes);
  const feed = new IndexFeed(file);
  expect(await feed.begin(source)).toContain('search index built');
  expect(feed.index?.index.assets.size).toBeGreaterThan(600);
});

test('an index that is too far behind is built anew', async () => {
  const feed = new IndexFeed(file);
  await feed.begin(source);
  const mark = { snapshot: '1:1:', takenAt: Date.now() / 1000 - 2 * 86_400 };
  const behind = { ...source, changesSince: (_mark: Mark, most: number) => source.changesSince(mark, most) };
  expect(await feed.follow(behind)).toContain('search index built');
  const crowded = { ...source, changesSince: (known: Mark) => source.changesSince(known, 10) };
  await database.pool.query('update search_asset set popularity = popularity + 1');
  expect(await feed.follow(crowded)).toContain('search index built');
  expect(await feed.follow(source)).toBeNull();
});

test('changes are kept for a day', async () => {
  await sql`update search_change set changed_at = now() - interval '25 hours' where is_figure`.execute(database.db);
  await createSearchIndex(database.db).forgetOldChanges();
  const { rows } = await sql<{ is_figure: boolean }>`select distinct is_figure from search_change`.execute(database.db);
  expect(rows).toEqual([{ is_figure: false }]);
});
