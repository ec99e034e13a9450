import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import type { AssetDto } from '../catalog/catalog.contract.ts';
import { loadSampleCatalog } from '../catalog/sample-catalog.ts';
import type { AssetPageDto } from './search.contract.ts';

const sampleFile = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');
const FIRST_PAGE = 24;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
});
afterAll(() => app.close());

async function search(text: string, more = ''): Promise<AssetPageDto> {
  const response = await app.http().get(`/open-api/assets?search=${encodeURIComponent(text)}${more}`);
  expect({ text, status: response.status }).toEqual({ text, status: 200 });
  return response.body.data;
}

async function idsOf(text: string): Promise<string[]> {
  const { assets } = await search(text, '&limit=100');
  return assets.map(({ _id }) => _id);
}

const hasTag =
  (...tags: string[]) =>
  (asset: AssetDto) =>
    tags.some((tag) => asset.tags.includes(tag));

test('CT-03 "blue floral" leads with blue florals', async () => {
  const { assets } = await search('blue floral', '&limit=10');
  expect(assets.filter(({ colors, tags }) => colors.includes('Blue') && tags.includes('floral'))).toHaveLength(10);
});

test.each(['constructor', '__proto__', 'tostring', 'prototype'])(
  'CT-03 %s is searched as any other word',
  async (word) => {
    expect(await idsOf(word.toUpperCase())).toEqual(await idsOf(word));
  },
);

test.each([
  ['watercolor flowers', hasTag('watercolor')],
  ['mid century modern', hasTag('mid-century')],
  ['retro 70s', hasTag('seventies', 'retro')],
  ['memphis 80s', hasTag('memphis')],
  ['bathroom tile', hasTag('tile', 'terrazzo')],
  ['boho', hasTag('bohemian')],
  ['tartan', hasTag('tartan')],
  ['space', hasTag('celestial')],
  ['midcentury', hasTag('mid-century')],
  ['herringbones', hasTag('herringbone')],
  ['pinstripe', hasTag('stripe', 'stripes')],
  ['terracotta tile', hasTag('tile')],
  ['dusty pink floral', hasTag('floral', 'flowers')],
  ['pink roses', hasTag('floral', 'flowers', 'tile')],
])('CT-03 "%s" leads with what shoppers mean', async (text, fits) => {
  const { assets } = await search(text, '&limit=6');
  expect(assets.map(({ title }) => title)).toHaveLength(6);
  expect(assets.filter((asset) => !fits(asset)).map(({ title }) => title)).toEqual([]);
});

test('CT-03 what a pattern shows comes before what it is called', async () => {
  const { assets } = await search('lemons', '&limit=6');
  expect(assets.filter((asset) => !hasTag('citrus')(asset)).map(({ title }) => title)).toEqual([]);
});

test.each([
  ['kids', 'Boro'],
  ['boho', 'Boro'],
  ['space', 'Spice'],
  ['hearts', 'Hearth'],
  ['grunge', 'Orange'],
])('CT-03 a word of English is not taken for another: "%s" finds no %s', async (text, other) => {
  const { assets, reading } = await search(text, '&limit=100');
  expect(reading?.correctedText).toBeNull();
  expect(assets.filter(({ title }) => title.includes(other)).map(({ title }) => title)).toEqual([]);
});

test('CT-03 an apostrophe is no matter', async () => {
  const [without, straight, curly] = await Promise.all(['butchers', "butcher's", 'butcher’s'].map(idsOf));
  expect(without?.length).toBeGreaterThan(0);
  expect([straight, curly]).toEqual([without, without]);
});

test.each([
  ['color', 'colour'],
  ['gray plaid', 'grey plaid'],
  ['watercolor', 'watercolour'],
  ['cozy', 'cosy'],
])('CT-03 both Englishes find the same: %s, %s', async (american, british) => {
  const [one, other] = [await search(american, '&limit=1'), await search(british, '&limit=1')];
  expect(one.pagination.totalItems).toBeGreaterThan(0);
  expect(one.pagination.totalItems).toBe(other.pagination.totalItems);
});

test('CT-03 shades are those of the measured palette', async () => {
  const [navy, teal] = [await search('navy'), await search('teal')];
  expect(navy.pagination.totalItems).toBeGreaterThanOrEqual(50);
  expect(teal.pagination.totalItems).toBeGreaterThanOrEqual(30);
});

test('CT-03 typing errors are put right and said so, only where nothing fits as typed', async () => {
  const { reading, pagination } = await search('nvay florl');
  expect(reading).toEqual({ correctedText: 'navy floral', isAnyWord: false, facts: [] });
  expect(pagination.totalItems).toBeGreaterThan(0);
  expect((await search('floral')).reading?.correctedText).toBeNull();
});

test.each<[string, (asset: AssetDto) => boolean, string]>([
  ['free', ({ isFree }) => isFree, 'free'],
  ['half drop', ({ repeat }) => repeat === 'half-drop', 'half-drop repeat'],
  ['half-drop floral', ({ repeat }) => repeat === 'half-drop', 'half-drop repeat'],
  ['brick repeat', ({ repeat }) => repeat === 'brick', 'brick repeat'],
  ['plaid under $10', ({ price }) => (price?.usd ?? Infinity) <= 1000, 'up to $10'],
  ['premium damask', ({ isPremium }) => isPremium, 'premium'],
  ['extended license', ({ licenseTypes }) => licenseTypes.includes('extended'), 'extended license'],
])('CT-04 "%s" narrows as the filter does', async (text, has, fact) => {
  const { assets, reading } = await search(text, '&limit=100');
  expect(reading?.facts).toEqual([fact]);
  expect(assets.length).toBeGreaterThan(0);
  expect(assets.filter((asset) => !has(asset))).toEqual([]);
  const facets = await app.http().get(`/open-api/assets/facets?search=${encodeURIComponent(text)}`);
  expect(facets.body.data.total).toBe((await search(text)).pagination.totalItems);
});

test('CT-04 a fact and a filter that contradict find nothing', async () => {
  expect((await search('free', '&free=false')).pagination.totalItems).toBe(0);
  expect((await search('half drop', '&repeats=brick')).pagination.totalItems).toBe(0);
});

test('CT-03 what has every word comes alone; without any, what has most of them comes first', async () => {
  const { reading, assets } = await search('zebra terrazzo leopard', '&limit=50');
  expect(reading?.isAnyWord).toBe(true);
  expect(assets.length).toBeGreaterThan(0);
  expect((await search('blue floral')).reading?.isAnyWord).toBe(false);
});

test('CT-05 relevance is the order of a search and of no other list', async () => {
  const ids = (page: AssetPageDto) => page.assets.map(({ _id }) => _id);
  expect(ids(await search('leopard'))).toEqual(ids(await search('leopard', '&sortBy=relevance')));
  expect(ids(await search(''))).toEqual(ids(await search('', '&sortBy=relevance')));
  expect(ids(await search('leopard', '&sortBy=newest'))).not.toEqual(ids(await search('leopard')));
});

test('CT-05 at most three of one drawing stand among the first 24, and pages of any size agree', async () => {
  const { rows } = await sql<{ id: string; drawing: number }>`
    select asset_id as id, drawing from search_asset`.execute(app.db);
  const drawings = new Map(rows.map(({ id, drawing }) => [id, drawing]));
  for (const query of ['&search=ginkgo', '&search=plaid', '&search=', '&search=blue', '&sortBy=popular&search=tile']) {
    const read = async (limit: number, pages: number) => {
      const found: string[] = [];
      for (let page = 1; page <= pages; page++) {
        const { body } = await app.http().get(`/open-api/assets?limit=${limit}&page=${page}${query}`);
        found.push(...body.data.assets.map(({ _id }: AssetDto) => _id));
      }
      return found;
    };
    const whole = await read(70, 4);
    const first = whole.slice(0, FIRST_PAGE).map((id) => drawings.get(id));
    const counts = (ids: readonly (number | undefined)[]) =>
      [...new Set(ids)].map((one) => ids.filter((id) => id === one).length);
    const room = counts(whole.slice(0, 240).map((id) => drawings.get(id))).reduce(
      (sum, count) => sum + Math.min(count, 3),
      0,
    );
    expect(room < FIRST_PAGE || Math.max(...counts(first)) <= 3).toBe(true);
    expect(await read(28, 10)).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  }
});

test('CT-03 whatever is typed is answered, and narrows alike in list, facets and studios', async () => {
  const words = fc.constantFrom(
    ...'blue floral half drop free under $10 & | ! ( ) :* \' " \\ % tile mid century 70s grey nvay 💥 ß İ ﬁ'.split(' '),
    '\u0000',
    '\u{1D4D0}',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(words, { maxLength: 9 }).map((parts) => parts.join(' ')),
    fc.array(words, { maxLength: 9 }).map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (typed) => {
      const query = `search=${encodeURIComponent(Buffer.from(typed).toString())}`;
      const list = await app.http().get(`/open-api/assets?${query}`);
      const facets = await app.http().get(`/open-api/assets/facets?${query}`);
      const suggested = await app.http().get(`/open-api/assets/suggestions?q=${query.slice('search='.length)}`);
      expect([200, 422]).toContain(list.status);
      expect([200, 422]).toContain(suggested.status);
      expect(facets.body.data?.total).toBe(list.body.data?.pagination.totalItems);
    }),
    { numRuns: 150 },
  );
});
