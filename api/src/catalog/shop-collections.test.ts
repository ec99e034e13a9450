import path from 'node:path';
import { sql } from 'kysely';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { AssetDto } from './catalog.contract.ts';
import { loadSampleCatalog } from './sample-catalog.ts';
import { loadSampleCollections } from './sample-collections.ts';
import { seasonAt } from './season.ts';

const DAY = 86_400_000;
const catalogFile = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');
const sampleFile = path.join(__dirname, '..', '..', 'sample-content', 'collections.json');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(sampleTarget(app, app.clock), catalogFile);
  await loadSampleCollections(app.db, app.clock, sampleFile);
});
afterAll(() => app.close());

const get = async (address: string) => (await app.http().get(address).expect(200)).body.data;
const members = async (slug: string, more = ''): Promise<AssetDto[]> =>
  (await get(`/open-api/assets?collection=${slug}&sortBy=collection&limit=100${more}`)).assets;
const ids = (assets: readonly AssetDto[]) => assets.map(({ _id }) => _id);

test('R-26 R-27 R-28 R-29 R-30 R-31 R-32 R-33 R-34 the nine collections are there, none is empty, and each has nine covers', async () => {
  const { collections } = await get('/open-api/collections');
  expect(collections.map(({ slug }: { slug: string }) => slug)).toEqual([
    'signature',
    'limited',
    'collaborations',
    'seasonal',
    'premium',
    'trending',
    'new',
    'luxury',
    'featured',
  ]);
  for (const { slug, assetCount, coverIds } of collections) {
    const assets = await members(slug);
    expect({ slug, count: Math.min(assetCount, 100) }).toEqual({ slug, count: assets.length });
    expect(coverIds).toEqual(ids(assets).slice(0, 9));
    expect(coverIds).toHaveLength(9);
  }
});

test('one collection is read by its slug; an unknown one is not found, and as a filter it holds nothing', async () => {
  expect(await get('/open-api/collections/luxury')).toMatchObject({
    title: 'Luxury',
    kind: 'curated',
    season: null,
    endsAt: null,
  });
  await app.http().get('/open-api/collections/nonsense').expect(404);
  expect(await members('nonsense')).toEqual([]);
});

test('a collection is narrowed, ordered, counted and paged like every list', async () => {
  const all = await members('featured');
  const cheapest = await get('/open-api/assets?collection=featured&sortBy=price-low&limit=100');
  const prices = cheapest.assets.map(({ price }: AssetDto) => price?.usd);
  expect(prices).toEqual(prices.toSorted((left: number, right: number) => left - right));
  const second = await get('/open-api/assets?collection=featured&sortBy=collection&limit=24&page=2');
  expect(ids(second.assets)).toEqual(ids(all).slice(24));
  const premium = await members('featured', '&premium=true');
  expect(ids(premium)).toEqual(ids(all.filter(({ isPremium }) => isPremium)));
  expect(await members('premium', '&premium=false')).toEqual([]);
  const facets = await get('/open-api/assets/facets?collection=featured');
  const square = facets.orientations.find(({ value }: { value: string }) => value === 'square');
  expect(square.count).toBe(all.filter(({ orientation }) => orientation === 'square').length);
});

test('R-30 R-32 premium holds every premium pattern, new what is younger than 14 days, newest first', async () => {
  const premium = await members('premium');
  expect(premium.every(({ isPremium }) => isPremium)).toBe(true);
  const fresh = await members('new');
  expect(fresh.every(({ isNew }) => isNew)).toBe(true);
  const dates = fresh.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('R-29 the seasonal collection changes with the season', async () => {
  const winter = await members('seasonal');
  const { season } = await get('/open-api/collections/seasonal');
  expect(season).toBe(seasonAt(app.clock.now()));
  app.clock.advance(100 * DAY);
  expect(ids(await members('seasonal'))).not.toEqual(ids(winter));
  app.clock.advance(-100 * DAY);
});

test.each([
  ['2026-11-30T23:59:59Z', 'autumn'],
  ['2026-12-01T00:00:00Z', 'winter'],
  ['2027-02-28T12:00:00Z', 'winter'],
  ['2027-03-01T00:00:00Z', 'spring'],
  ['2027-08-31T00:00:00Z', 'summer'],
])('%s lies in %s', (instant, season) => {
  expect(seasonAt(new Date(instant))).toBe(season);
});

test('R-31 EN-37 the sample orders lists, and is no download, no rating and no badge', async () => {
  const trending = await members('trending');
  expect(trending).toHaveLength(48);
  for (const asset of [...trending, ...(await get('/open-api/assets?limit=100')).assets]) {
    expect(asset).toMatchObject({ badge: null, rating: null, ratingCount: 0, downloadCount: 0 });
  }
  expect((await get('/open-api/assets?labels=bestseller')).pagination.totalItems).toBe(0);
});

test('R-31 HM-15 CT-07 a download weighs half as much a week later, and badges follow what people download', async () => {
  const download = (id: string, times: number) =>
    app.db.transaction().execute(async (trx) => {
      for (let count = 0; count < times; count++) await app.shop.catalog.countDownload(trx, id);
    });
  const unpopular: AssetDto[] = (await get('/open-api/assets?sortBy=popular&sortOrder=asc&limit=100')).assets;
  const [quiet, other] = unpopular.filter(({ isNew }) => !isNew);
  if (!quiet || !other) throw new Error('the sample has nothing old');
  const [fresh] = (await get('/open-api/assets?sortBy=newest&limit=1')).assets;
  const badgeOf = async ({ _id }: AssetDto) => (await get(`/open-api/assets/${_id}`)).badge;
  await download(other._id, 1);
  expect([await badgeOf(quiet), await badgeOf(other)]).toEqual([null, 'trending']);
  await download(fresh._id, 1);
  expect(await badgeOf(fresh)).toBe('hot');

  const { rows } = await sql<{ heat: number }>`select max(heat) as heat from catalog_asset`.execute(app.db);
  await download(quiet._id, Math.ceil(2 ** ((rows[0]?.heat ?? 0) - app.clock.now().getTime() / (7 * DAY))) + 1);
  expect((await members('trending'))[0]?._id).toBe(quiet._id);
  const bestsellers = (await get('/open-api/assets?labels=bestseller')).assets;
  expect(new Set(ids(bestsellers))).toEqual(new Set([quiet._id, other._id, fresh._id]));
});

test('a price that was lowered is shown struck for 30 days; one that rose again never was lowered', async () => {
  const [asset] = (await get('/open-api/assets?category=geometric&free=false&limit=1')).assets;
  expect(asset.originalPrice).toBeNull();
  const setPrice = (cents: number) =>
    sql`update catalog_category_price set usd_cents = ${cents} where category_id = 2`.execute(app.db);
  const shown = async () => (await get(`/open-api/assets/${asset._id}`)).originalPrice;
  await setPrice(600);
  expect(await shown()).toEqual(asset.price);
  app.clock.advance(30 * DAY + 60_000);
  expect(await shown()).toBeNull();
  app.clock.advance(-30 * DAY - 60_000);
  await setPrice(800);
  expect(await shown()).toBeNull();
});

test('samples are loaded once', async () => {
  expect(await loadSampleCollections(app.db, app.clock, sampleFile)).toBe(0);
});

// Must be the last test, since it moves the clock.
test('R-27 HM-17 a limited edition leaves the list at its end, cannot be bought any more, and then leaves the shop', async () => {
  const [first, ...others] = await members('limited');
  if (!first?.endsAt) throw new Error('there is no limited edition');
  const { endsAt } = await get('/open-api/collections/limited');
  expect(endsAt).toBe(first.endsAt);
  const buyer = await app.signUp();

  app.clock.advance(Date.parse(first.endsAt) - app.clock.now().getTime() - 1000);
  expect(ids(await members('limited'))).toContain(first._id);
  await app.http().post(`/cart/${first._id}`).set(buyer.auth).expect(200);

  app.clock.advance(1000);
  expect(ids(await members('limited'))).toEqual(ids(others));
  expect((await app.shop.catalog.priceList([first._id], app.db)).size).toBe(0);
  await addJob(app.db, 'catalog.end-editions', {});
  await app.runJobs();
  await app.http().get(`/open-api/assets/${first._id}`).expect(404);
  expect((await get(`/open-api/assets?assetId=${first.skuId}`)).assets).toEqual([]);
});
