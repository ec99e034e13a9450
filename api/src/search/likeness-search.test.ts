import { describeSpec } from '@halfdrop/patterns';
import { sql } from 'kysely';
import { insertDescribedAsset } from '../../test/support/described-assets.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createLikenessSearch } from './likeness-search.ts';

const fans = { family: 'deco', variant: 0, palette: 'deco-gold', seed: 1 };
const meadow = { family: 'ditsy', variant: 0, palette: 'hearth', seed: 1 };

let database: TestDatabase;
let ids: Record<'fans' | 'recoloredFans' | 'meadow' | 'otherMeadow', string>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  ids = {
    fans: await insertDescribedAsset(db, 'Fans', fans),
    recoloredFans: await insertDescribedAsset(db, 'Fans in Delft', { ...fans, palette: 'delft' }),
    meadow: await insertDescribedAsset(db, 'Meadow', meadow),
    otherMeadow: await insertDescribedAsset(db, 'Other Meadow', { ...meadow, variant: 1 }),
  };
});
afterAll(() => database.close());

test('what looks like a pattern comes nearest first, without itself and without the same drawing in other colors', async () => {
  const search = createLikenessSearch(database.db);
  expect(await search.similarTo(ids.meadow, 1)).toEqual([ids.otherMeadow]);
  const beside = await search.similarTo(ids.fans, 5);
  expect(beside?.toSorted()).toEqual([ids.meadow, ids.otherMeadow].toSorted());
});

test('a picture finds its drawing first, also in other colors', async () => {
  const found = await createLikenessSearch(database.db).similarToPicture(await describeSpec(fans), 3);
  expect(found.slice(0, 2)).toEqual([ids.fans, ids.recoloredFans]);
  expect(found).toHaveLength(3);
});

test('an asset that nobody described has no likeness', async () => {
  const id = await insertTestAsset(database.db, { title: 'Undescribed' });
  expect(await createLikenessSearch(database.db).similarTo(id, 4)).toBeNull();
});

test('what comes for sale is found, what leaves is not', async () => {
  const search = createLikenessSearch(database.db, 0);
  const picture = await describeSpec({ ...meadow, variant: 1 });
  expect(await search.similarToPicture(picture, 1)).toEqual([ids.otherMeadow]);
  await sql`
    update catalog_asset set status = 'withdrawn', updated_at = now() where id = ${ids.otherMeadow}`.execute(
    database.db,
  );
  expect(await search.similarToPicture(picture, 1)).not.toEqual([ids.otherMeadow]);
  await sql`
    update catalog_asset set status = 'approved', updated_at = now() where id = ${ids.otherMeadow}`.execute(
    database.db,
  );
  expect(await search.similarToPicture(picture, 1)).toEqual([ids.otherMeadow]);
});
