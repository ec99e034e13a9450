import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { DesignerDto } from './designers.contract.ts';

let app: TestApp;
let assetIds: string[];

beforeAll(async () => {
  app = await createTestApp();
  assetIds = [];
  for (let number = 0; number < 6; number += 1)
    assetIds.push(await insertTestAsset(app.db, { title: `Pattern ${number}` }));
  await sql`
    insert into catalog_designer (slug, name, specialty, bio, country, joined_year, category_id)
    values ('other', 'Other', 'Tests', 'Makes tests.', 'IN', 2020, 1)`.execute(app.db);
});
afterAll(() => app.close());

const studio = async (slug: string): Promise<DesignerDto> =>
  (await app.http().get(`/designers/${slug}`).expect(200)).body.data;

/** Returns the stored totals of studios, and those computed from their patterns. */
async function sums() {
  const { rows } = await sql<Pick<DesignerDto, 'slug' | 'assetCount' | 'downloadCount' | 'ratingCount' | 'rating'>>`
    select designer.slug, count(asset.id)::int as "assetCount",
      coalesce(sum(download_count), 0)::int as "downloadCount", coalesce(sum(rating_count), 0)::int as "ratingCount",
      round(sum(rating * rating_count) / nullif(sum(rating_count), 0), 2)::float8 as rating
    from catalog_designer designer left join catalog_asset asset on designer_id = designer.id and status = 'approved'
    group by designer.slug order by designer.slug`.execute(app.db);
  const shown = await Promise.all(rows.map(({ slug }) => studio(slug)));
  return { counted: rows, shown };
}

const changeOf = (id: string): fc.Arbitrary<() => Promise<unknown>> => {
  const update = (assignment: ReturnType<typeof sql>) => () =>
    sql`update catalog_asset set ${assignment} where id = ${id}`.execute(app.db);
  return fc.constantFrom(
    update(sql`status = 'approved', published_at = now()`),
    update(sql`status = 'withdrawn'`),
    update(sql`download_count = download_count + 1, popularity = popularity + 1`),
    update(sql`rating = 4.5, rating_count = rating_count + 1`),
    update(sql`rating = null, rating_count = 0`),
    update(sql`designer_id = (select id from catalog_designer where slug = 'other')`),
    update(sql`designer_id = (select id from catalog_designer where slug = 'studio-test')`),
    async () => app.shop.jobs['designers.fold-sums']?.({}),
    () =>
      inTransaction(app.db, async (trx) => {
        await sql`update catalog_asset set status = 'withdrawn' where id = ${id}`.execute(trx);
        throw new Error('taken back');
      }).catch(() => undefined),
  );
};

test('DS-16 C6 what a studio shows is what its patterns add up to, after any changes, one by one or at once', async () => {
  const changes = fc.array(fc.array(fc.constantFrom(...assetIds).chain(changeOf), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(changes, async (rounds) => {
      for (const atOnce of rounds) await Promise.all(atOnce.map((one) => one()));
      const { counted, shown } = await sums();
      expect(shown).toMatchObject(counted);
    }),
    { numRuns: 25 },
  );
});

test('DS-01 a studio is shown by the same patterns for some minutes, unless one of them leaves the shop', async () => {
  const [first = '', second = ''] = assetIds;
  const setPopularity = (id: string, popularity: number) =>
    sql`update catalog_asset set popularity = ${popularity} where id = ${id}`.execute(app.db);
  const minutesLater = async () => app.shop.jobs['designers.keep-pictures']?.({});
  const { designer_id: studioId } = await app.db
    .selectFrom('catalog_asset')
    .select('designer_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  await sql`
    update catalog_asset set status = 'approved', popularity = 1, designer_id = ${studioId}`.execute(app.db);
  const { slug } = (await app.http().get(`/designers/${studioId}`).expect(200)).body.data;
  const shown = async () => {
    const { avatarAssetId, coverAssetIds } = await studio(slug);
    return [avatarAssetId, coverAssetIds[0]];
  };

  await setPopularity(first, 50);
  expect(await shown()).toEqual([first, first]);
  await minutesLater();
  await setPopularity(second, 60);
  expect(await shown()).toEqual([first, first]);
  await minutesLater();
  expect(await shown()).toEqual([second, second]);
  await sql`update catalog_asset set status = 'withdrawn' where id = ${second}`.execute(app.db);
  expect(await shown()).toEqual([first, first]);
});
