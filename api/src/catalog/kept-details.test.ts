import { GENERATOR_VERSION } from '@halfdrop/patterns';
import { type FollowedCatalog, openFollowedCatalog } from '../../test/support/followed-catalog.ts';
import type { ListingChanges } from '../search/listing-changes.ts';
import { assetDto } from './asset-dto.ts';
import { keepDetails, type ReadDetail } from './kept-details.ts';

/** How long after a change reads are cached again. */
const SETTLED = 6000;

describe('what a page shows of a pattern', () => {
  let catalog: FollowedCatalog;
  let read: ReadDetail;
  let one: { id: string; slug: string };
  let other: { id: string; slug: string };

  beforeAll(async () => {
    catalog = await openFollowedCatalog();
    const { db, repository, now } = catalog;
    read = async (slug) => {
      const row = await repository.approvedByKey({ slug });
      return row && assetDto(row, now);
    };
    const select = db.selectFrom('catalog_asset').select(['id', 'slug']);
    const assets = await select.where('is_free', '=', false).orderBy('sku').limit(2).execute();
    [one = { id: '', slug: '' }, other = { id: '', slug: '' }] = assets;
  });
  afterAll(() => catalog.close());

  /** Creates a cache with the test's clock that records which slugs were read. */
  function keeping(changes: ListingChanges = catalog.changes) {
    let time = 1_000_000;
    const asked: string[] = [];
    const keptRead = keepDetails(
      (slug) => {
        asked.push(slug);
        return read(slug);
      },
      changes,
      () => time,
    );
    return { read: keptRead, asked, pass: (milliseconds: number) => void (time += milliseconds) };
  }

  test('is read once; what is not there is asked for each time', async () => {
    const details = keeping();
    const first = await details.read(one.slug);
    expect(await details.read(one.slug)).toBe(first);
    expect(await details.read('no-such-pattern')).toBeNull();
    expect(await details.read('no-such-pattern')).toBeNull();
    expect(details.asked).toEqual([one.slug, 'no-such-pattern', 'no-such-pattern']);
  });

  test.each([
    ['its description', `update catalog_asset set description = description || ' More.' where id = $1`],
    ['its tags', `update catalog_asset set tags = array['another', 'words'] where id = $1`],
    ['its colors', `update catalog_asset set colors = array['teal'] where id = $1`],
    ['its swatches', `update catalog_asset set swatches = swatches - 0 where id = $1`],
    ['the licenses it is sold with', `update catalog_asset set license_types = array['standard'] where id = $1`],
    ['that its seams were verified', `update catalog_asset set seam_verified = not seam_verified where id = $1`],
    ['its title', `update catalog_asset set title = title || '!' where id = $1`],
    ['its description for blind people', `update catalog_asset set alt_text = 'Other words' where id = $1`],
    ['its price', `update catalog_asset set own_usd_cents = 900, own_inr_paise = 77_700 where id = $1`],
    [
      'the price of its category',
      `update catalog_category_price set inr_paise = inr_paise + 100 where $1::uuid is not null`,
    ],
    [
      'the price of a license',
      `update catalog_license_surcharge set usd_cents = usd_cents + 100 where $1::uuid is not null`,
    ],
    [
      'the name of its studio',
      `update catalog_designer set name = name || '!' where id in (select designer_id from catalog_asset where id = $1)`,
    ],
    [
      'the name of its category',
      `update catalog_category set name = name || '!' where id in (select category_id from catalog_asset where id = $1)`,
    ],
    [
      'the sizes of its files',
      `update artwork_source set file_bytes = jsonb_build_object('version', $2::int, 'bytes', jsonb_build_object('png', 12345))
       where asset_id = $1`,
    ],
    ['its artwork', `update artwork_source set seed = seed + 1000000 where asset_id = $1`],
  ])('is read again after a change: %s', async (_what, statement) => {
    const details = keeping();
    const before = await details.read(one.slug);
    await details.read(other.slug);
    const told = catalog.nextChange();
    const values = statement.includes('$2') ? [one.id, GENERATOR_VERSION] : [one.id];
    await catalog.pool.query(statement, values);
    await told;
    const after = await details.read(one.slug);
    expect(after).toEqual(await read(one.slug));
    expect(after).not.toEqual(before);
  });

  test('is not shown any more once it is withdrawn, and others are kept on', async () => {
    const details = keeping();
    await details.read(other.slug);
    const told = catalog.nextChange();
    await catalog.pool.query(`update catalog_asset set status = 'withdrawn' where id = $1`, [one.id]);
    await told;
    expect(await details.read(one.slug)).toBeNull();
    await details.read(other.slug);
    expect(details.asked).toEqual([other.slug, one.slug]);
  });

  test('is not found by its former address', async () => {
    const details = keeping();
    await details.read(other.slug);
    const told = catalog.nextChange();
    await catalog.pool.query(`update catalog_asset set slug = slug || '-moved' where id = $1`, [other.id]);
    await told;
    expect(await details.read(other.slug)).toBeNull();
    expect(await details.read(`${other.slug}-moved`)).toMatchObject({ _id: other.id });
    await catalog.pool.query(`update catalog_asset set slug = $2 where id = $1`, [other.id, other.slug]);
  });

  test('is not kept as it was read close to a change: the read may have begun before it', async () => {
    const listeners: Parameters<ListingChanges['onListingChange']>[0][] = [];
    const details = keeping({ isCurrent: true, onListingChange: (listener) => void listeners.push(listener) });
    for (const tell of listeners) tell([other.id]);
    await details.read(other.slug);
    await details.read(other.slug);
    details.pass(SETTLED);
    await details.read(other.slug);
    await details.read(other.slug);
    expect(details.asked).toEqual([other.slug, other.slug, other.slug]);
  });

  test('is read every time while nobody tells of changes', async () => {
    const details = keeping({ isCurrent: false, onListingChange: () => undefined });
    await details.read(other.slug);
    await details.read(other.slug);
    expect(details.asked).toEqual([other.slug, other.slug]);
  });
});
