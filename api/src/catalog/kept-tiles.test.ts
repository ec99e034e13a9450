import { type FollowedCatalog, openFollowedCatalog } from '../../test/support/followed-catalog.ts';
import type { ListingChanges } from '../search/listing-changes.ts';
import { assetTileDto } from './asset-dto.ts';
import type { AssetTileDto } from './catalog.contract.ts';
import { keepTiles, type ReadTiles } from './kept-tiles.ts';

/** How long after a change reads are cached again. */
const SETTLED = 6000;

const inOrder = (tiles: readonly AssetTileDto[]) => tiles.toSorted((a, b) => Number(a.skuId) - Number(b.skuId));

describe('what lists show of patterns', () => {
  let catalog: FollowedCatalog;
  let read: ReadTiles;
  let ids: string[];
  let one: string;
  let other: string;

  beforeAll(async () => {
    catalog = await openFollowedCatalog();
    const { db, repository, now } = catalog;
    read = async (wanted) => (await repository.approvedTilesByIds(wanted)).map((row) => assetTileDto(row, now));
    const assets = await db.selectFrom('catalog_asset').select('id').orderBy('sku').limit(40).execute();
    ids = assets.map(({ id }) => id);
    [one = '', other = ''] = ids;
  });
  afterAll(() => catalog.close());

  /** Creates a cache with the test's clock that records which ids were read. */
  function keeping(changes: ListingChanges = catalog.changes) {
    let time = 1_000_000;
    const asked: string[] = [];
    const keptRead = keepTiles(
      (wanted) => {
        asked.push(...wanted);
        return read(wanted);
      },
      changes,
      () => time,
    );
    return { read: keptRead, asked, pass: (milliseconds: number) => void (time += milliseconds) };
  }

  test('are read once, and only those that are not known yet', async () => {
    const tiles = keeping();
    await tiles.read(ids.slice(0, 10));
    expect(await tiles.read(ids.slice(5, 15))).toHaveLength(10);
    expect(tiles.asked.toSorted()).toEqual(ids.slice(0, 15).toSorted());
  });

  test.each([
    ['its price', `update catalog_asset set own_usd_cents = 800, own_inr_paise = 66_600 where id = $1`],
    ['its description for blind people', `update catalog_asset set alt_text = 'Others words' where id = $1`],
    ['its end', `update catalog_asset set sale_ends_at = now() + interval '4 days' where id = $1`],
    ['its artwork', `update artwork_source set seed = seed + 2000000 where asset_id = $1`],
  ])('of the others are kept on after a change of one: %s', async (_what, statement) => {
    const tiles = keeping();
    await tiles.read([one, other]);
    const told = catalog.nextChange();
    await catalog.pool.query(statement, [other]);
    await told;
    expect(await tiles.read([one, other])).toHaveLength(2);
    expect(tiles.asked).toEqual([one, other, other]);
  });

  test.each([
    [
      'the name of its studio',
      `update catalog_designer set name = name || '!' where id in (select designer_id from catalog_asset where id = $1)`,
    ],
    ['its description for blind people', `update catalog_asset set alt_text = 'Other words' where id = $1`],
    ['its price in rupees alone', `update catalog_asset set own_usd_cents = 900, own_inr_paise = 77_700 where id = $1`],
    [
      'the price of its category',
      `update catalog_category_price set inr_paise = inr_paise + 100 where $1::uuid is not null`,
    ],
    [
      'the price of a license',
      `update catalog_license_surcharge set usd_cents = usd_cents + 100 where $1::uuid is not null`,
    ],
    ['its end', `update catalog_asset set sale_ends_at = now() + interval '3 days' where id = $1`],
    ['its artwork', `update artwork_source set seed = seed + 1000000 where asset_id = $1`],
    [
      'its rating',
      `with rated as (update catalog_asset set rating = 3.5, rating_count = 7 where id = $1 returning id)
      update search_asset set rating = 3.5 where asset_id in (select id from rated)`,
    ],
    [
      'its downloads',
      `with fetched as (update catalog_asset set download_count = download_count + 1 where id = $1 returning id)
      update search_asset set popularity = popularity + 1 where asset_id in (select id from fetched)`,
    ],
    [
      'its place in the shop',
      `with gone as (update catalog_asset set status = 'withdrawn' where id = $1 returning id)
      delete from search_asset where asset_id in (select id from gone)`,
    ],
  ])('are read again after a change: %s', async (_what, statement) => {
    const tiles = keeping();
    const before = await tiles.read(ids);
    const told = catalog.nextChange();
    await catalog.pool.query(statement, [one]);
    await told;
    const after = await tiles.read(ids);
    expect(inOrder(after)).toEqual(inOrder(await read(ids)));
    expect(inOrder(after)).not.toEqual(inOrder(before));
  });

  test('are not kept as they were read close to a change: the read may have begun before it', async () => {
    const listeners: Parameters<ListingChanges['onListingChange']>[0][] = [];
    const tiles = keeping({ isCurrent: true, onListingChange: (listener) => void listeners.push(listener) });
    for (const tell of listeners) tell([other]);
    await tiles.read([other]);
    await tiles.read([other]);
    expect(tiles.asked).toEqual([other, other]);
    tiles.pass(SETTLED);
    await tiles.read([other]);
    await tiles.read([other]);
    expect(tiles.asked).toEqual([other, other, other]);
  });

  test('are read every time while nobody tells of changes, and again after a minute', async () => {
    const unwatched = keeping({ isCurrent: false, onListingChange: () => undefined });
    await unwatched.read([other]);
    await unwatched.read([other]);
    expect(unwatched.asked).toEqual([other, other]);
    const tiles = keeping();
    await tiles.read([other]);
    tiles.pass(61_000);
    await tiles.read([other]);
    expect(tiles.asked).toEqual([other, other]);
  });
});
