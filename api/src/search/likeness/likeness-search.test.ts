import { pathToFileURL } from 'node:url';
import { describePalette, describeSpec } from '@halfdrop/patterns';
import { sql } from 'kysely';
import { insertDescribedAsset } from '../../../test/support/described-assets.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { programFile } from '../../../test/support/programs.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { createLikenessSearch, type LikenessSearch } from './likeness-search.ts';

const fans = { family: 'deco', variant: 0, palette: 'deco-gold', seed: 1 };
const meadow = { family: 'ditsy', variant: 0, palette: 'hearth', seed: 1 };

let database: TestDatabase;
const searches: LikenessSearch[] = [];
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
afterAll(async () => {
  await Promise.all(searches.map((search) => search.close()));
  await database.close();
});

function likenessSearch(): LikenessSearch {
  const worker = pathToFileURL(programFile('likeness-worker'));
  const { db } = database;
  const logger = createLogger('silent');
  const search = createLikenessSearch({ db, clock: createTestClock(), logger, worker, freshMilliseconds: 0 });
  searches.push(search);
  return search;
}

test('what looks like a pattern comes nearest first, without itself and without the same drawing in other colors', async () => {
  const search = likenessSearch();
  expect(await search.similarTo(ids.meadow, 1)).toEqual([ids.otherMeadow]);
  const beside = await search.similarTo(ids.fans, 5);
  expect(beside?.toSorted()).toEqual([ids.meadow, ids.otherMeadow].toSorted());
});

test('a picture finds its drawing first, also in other colors', async () => {
  const found = await likenessSearch().similarToPicture(await describeSpec(fans), { limit: 3 });
  expect(found.slice(0, 2)).toEqual([ids.fans, ids.recoloredFans]);
  expect(found).toHaveLength(3);
});

test('an asset that nobody described has no likeness', async () => {
  const id = await insertTestAsset(database.db, { title: 'Undescribed' });
  expect(await likenessSearch().similarTo(id, 4)).toBeNull();
});

test('what comes for sale is found, what leaves is not', async () => {
  const search = likenessSearch();
  const picture = await describeSpec({ ...meadow, variant: 1 });
  expect(await search.similarToPicture(picture, { limit: 1 })).toEqual([ids.otherMeadow]);
  await sql`
    update catalog_asset set status = 'withdrawn', updated_at = now() where id = ${ids.otherMeadow}`.execute(
    database.db,
  );
  expect(await search.similarToPicture(picture, { limit: 1 })).not.toEqual([ids.otherMeadow]);
  await sql`
    update catalog_asset set status = 'approved', updated_at = now() where id = ${ids.otherMeadow}`.execute(
    database.db,
  );
  expect(await search.similarToPicture(picture, { limit: 1 })).toEqual([ids.otherMeadow]);
});

test('colors find the pattern that has as much of each', async () => {
  const search = likenessSearch();
  const gold = describePalette([
    { hex: '#16202b', share: 70 },
    { hex: '#c79a3f', share: 30 },
  ]);
  expect(await search.withColors(gold, { limit: 1 })).toEqual([ids.fans]);
  expect(await search.withColors(gold, { limit: 5, within: 0.01 })).toEqual([]);
});

test('a thread that ended is replaced, and the new one knows what the old one knew', async () => {
  const search = likenessSearch();
  const before = await search.similarTo(ids.fans, 4);
  await search.close();
  expect(await search.similarTo(ids.fans, 4)).toEqual(before);
});
