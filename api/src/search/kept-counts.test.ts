import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { createSearchIndex } from './search-index.repository.ts';

let database: TestDatabase;
let assetIds: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  assetIds = [];
  for (let number = 0; number < 6; number += 1) {
    assetIds.push(
      await insertTestAsset(database.db, {
        title: `Pattern ${number}`,
        categoryId: 1 + (number % 3),
        isFree: number === 4,
        isPremium: number === 5,
      }),
    );
  }
});
afterAll(() => database.close());

/** Returns kept counts that differ from counting the rows. */
async function differences(): Promise<unknown[]> {
  const { rows } = await sql`
    select coalesce(kept.kind, counted.kind) as kind, coalesce(kept.key, counted.key) as key, kept.assets as kept,
      counted.assets as counted
    from (
      select kind, key, sum(assets)::int as assets from search_count_now group by kind, key having sum(assets) <> 0
    ) as kept
    full join (
      select one.kind, one.key, count(*)::int as assets from search_asset
      cross join lateral search_counted(codes, price_cents, is_free, is_premium) as one group by one.kind, one.key
    ) as counted using (kind, key)
    where kept.assets is distinct from counted.assets`.execute(database.db);
  return rows;
}

async function total(): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(assets), 0)::int as total from search_count_now where kind = 'all'`.execute(database.db);
  return rows[0]?.total ?? 0;
}

const index = () => createSearchIndex(database.db);
const refresh = (ids: readonly string[]) => inTransaction(database.db, (trx) => index().refresh(trx, ids));

const change = (id: string): fc.Arbitrary<() => Promise<unknown>> => {
  const update = (assignment: ReturnType<typeof sql>) => () =>
    inTransaction(database.db, async (trx) => {
      await sql`update catalog_asset set ${assignment} where id = ${id}`.execute(trx);
      await index().refresh(trx, [id]);
    });
  return fc.constantFrom(
    update(sql`status = 'approved', published_at = now()`),
    update(sql`status = 'rejected'`),
    update(sql`category_id = 1 + category_id % 3`),
    update(sql`tags = array['tag ' || sku, 'shared']`),
    () => inTransaction(database.db, (trx) => index().countDownload(trx, id)),
    () => index().foldCounts(),
    () =>
      inTransaction(database.db, async (trx) => {
        await sql`update catalog_asset set tags = '{}' where id = ${id}`.execute(trx);
        await index().refresh(trx, [id]);
        throw new Error('taken back');
      }).catch(() => undefined),
  );
};

test('C6 kept totals are those of the rows after any changes, one after the other or at once', async () => {
  const changes = fc.array(fc.array(fc.constantFrom(...assetIds).chain(change), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(changes, async (rounds) => {
      for (const atOnce of rounds) await Promise.all(atOnce.map((one) => one()));
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('a writer waits for no other, and a reader sees what was committed alone', async () => {
  const [first = '', second = ''] = assetIds;
  await sql`update catalog_asset set status = 'approved'`.execute(database.db);
  await refresh(assetIds);
  await sql`update catalog_asset set status = 'rejected' where id = any(${[first, second]}::uuid[])`.execute(
    database.db,
  );
  const before = await total();
  await inTransaction(database.db, async (trx) => {
    await index().refresh(trx, [first]);
    // A second transaction with the same codes commits while the first is open.
    await refresh([second]);
    expect(await total()).toBe(before - 1);
  });
  expect(await total()).toBe(before - 2);
  expect(await differences()).toEqual([]);
});

test('an emptied index counts nothing', async () => {
  await sql`truncate search_asset cascade`.execute(database.db);
  expect(await total()).toBe(0);
  expect(await differences()).toEqual([]);
});
