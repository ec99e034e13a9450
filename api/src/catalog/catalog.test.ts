import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ASSET_FILTERS, MAX_PRICE } from '@halfdrop/domain';
import { sql } from 'kysely';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { setCategoryPrice } from '../../test/support/test-assets.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { buildOpenApi } from '../openapi.ts';
import type { AssetDto } from './catalog.contract.ts';
import { loadSampleCatalog } from './sample-catalog.ts';

const sampleFile = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');
const sampleSize: number = JSON.parse(readFileSync(sampleFile, 'utf8')).assets.length;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
});
afterAll(() => app.close());

async function get(address: string, status = 200) {
  const response = await app.http().get(address).expect(status);
  return status === 200 ? response.body.data : response.body;
}

async function list(query: string): Promise<{ assets: AssetDto[]; pagination: { totalItems: number } }> {
  return get(`/open-api/assets?${query}`);
}

const titles = (assets: readonly AssetDto[]): string[] => assets.map(({ title }) => title);

test('EN-32 an empty catalog is filled once', async () => {
  expect(await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile)).toBe(0);
  const { pagination } = await list('');
  expect(pagination).toEqual({ totalItems: sampleSize, totalPages: Math.ceil(sampleSize / 24), page: 1, limit: 24 });
});

test('E-16 EN-05 EN-07 BC-15 the list shows approved assets with price, category, pictures and colors', async () => {
  const { assets } = await list('status=approved&search=&category=&page=1&limit=2&sortBy=popular&sortOrder=desc');
  expect(assets).toHaveLength(2);
  expect(assets[0]).toMatchObject({
    skuId: expect.stringMatching(/^\d{8}$/),
    files: { preview: { length: 5 } },
    swatches: expect.arrayContaining([expect.objectContaining({ hex: expect.stringMatching(/^#[\da-f]{6}$/) })]),
    thumbhash: expect.any(String),
  });
});

test('EN-08 E-13 the open list and /products answer one shape under data, search included', async () => {
  const open = await app.http().get('/open-api/assets?search=leopard&limit=3').expect(200);
  const products = await app.http().get('/products?search=leopard&limit=3').expect(200);
  expect(Object.keys(open.body)).toEqual(['data']);
  expect(Object.keys(open.body.data)).toEqual(['assets', 'pagination', 'reading']);
  expect(open.body.data.assets.length).toBeGreaterThan(0);
  expect(products.body).toEqual(open.body);
});

test('EN-09 EN-33 an asset tells all that a card shows, as the reference says', async () => {
  const [asset] = (await list('free=true&limit=1')).assets;
  expect(asset).toMatchObject({
    _id: expect.any(String),
    slug: expect.any(String),
    skuId: expect.any(String),
    title: expect.any(String),
    description: expect.any(String),
    price: { usd: 0, inr: 0 },
    files: { preview: expect.arrayContaining([expect.objectContaining({ url: expect.any(String) })]) },
    tags: expect.arrayContaining([expect.any(String)]),
    colors: expect.arrayContaining([expect.any(String)]),
    category: { name: expect.any(String) },
    designer: { name: expect.any(String) },
    licenseTypes: expect.arrayContaining([expect.any(String)]),
    rating: null,
    ratingCount: 0,
    downloadCount: 0,
    isFree: true,
  });
  const documented = JSON.stringify(buildOpenApi().components.schemas['Asset']);
  for (const field of Object.keys(asset ?? {})) expect(documented).toContain(`"${field}":`);
});

test('EN-35 BC-13 four licenses narrow the list; free patterns have the personal one, paid ones the commercial', async () => {
  const { licenseTypes } = await get('/open-api/assets/facets');
  expect(licenseTypes.map(({ label }: { label: string }) => label).toSorted()).toEqual([
    'Commercial',
    'Extended',
    'Personal',
    'Standard',
  ]);
  for (const [license, isFree] of [
    ['personal', true],
    ['commercial', false],
  ] as const) {
    const { assets } = await list(`licenses=${license}&limit=50`);
    expect(new Set(assets.map((asset) => asset.isFree))).toEqual(new Set([isFree]));
  }
});

test('G-01 everything in the shop is a digital download', async () => {
  for (let page = 1; page <= Math.ceil(sampleSize / 100); page += 1) {
    const { assets } = await list(`limit=100&page=${page}`);
    expect(assets.filter(({ files }) => files.production.length === 0)).toEqual([]);
  }
});

test('P-25 what is not approved is found nowhere', async () => {
  const [asset] = (await list('limit=1')).assets;
  await setStatus(asset?._id, 'withdrawn');
  await get(`/open-api/assets/${asset?._id}`, 404);
  await get(`/open-api/assets/by-slug/${asset?.slug}`, 404);
  await get(`/products/${asset?.slug}`, 404);
  expect((await list(`assetId=${asset?.skuId}`)).assets).toEqual([]);
  await setStatus(asset?._id, 'approved');
  await get('/open-api/assets?status=draft', 422);
});

test('EN-05 what is or was for sale always has the day it was published', async () => {
  const publish = (status: string) =>
    sql`
    update catalog_asset set status = ${status}, published_at = null
    where sku = (select min(sku) from catalog_asset)
  `.execute(app.db);
  await expect(publish('approved')).rejects.toThrow('check constraint');
  await expect(publish('withdrawn')).rejects.toThrow('check constraint');
});

async function setStatus(id: string | undefined, status: string): Promise<void> {
  await sql`update catalog_asset set status = ${status} where id = ${id}`.execute(app.db);
  await sql`select search_index_assets(array[${id}]::uuid[])`.execute(app.db);
}

test('E-14 E-15 E-17 E-25 EN-06 EN-34 BC-15 one asset is found by id, slug and number', async () => {
  const asset: AssetDto = await get('/open-api/assets/by-sku/HD-10000000');
  expect(asset.skuId).toBe('10000000');
  for (const address of [
    `/open-api/assets/${asset._id}`,
    `/open-api/assets/by-slug/${asset.slug}`,
    '/open-api/assets/by-sku/10000000',
    `/products/${asset._id}`,
    `/products/${asset.slug}`,
  ]) {
    expect(await get(address)).toEqual(asset);
  }
});

test('unknown and malformed ids are not found, in the same words', async () => {
  const unknown = await get('/open-api/assets/00000000-0000-4000-8000-000000000000', 404);
  const malformed = await get('/open-api/assets/nonsense', 404);
  expect({ ...unknown, requestId: '' }).toEqual({ ...malformed, requestId: '' });
  await get('/open-api/assets/by-sku/HD-1', 404);
  await get('/open-api/assets/nonsense/similar', 404);
});

test('P-08 H-34 assetId keeps only the asset with that number', async () => {
  expect((await list('assetId=hd-10000007')).assets.map(({ skuId }) => skuId)).toEqual(['10000007']);
  expect((await list('assetId=10000007')).assets).toHaveLength(1);
  expect((await list('assetId=HD-7')).assets).toEqual([]);
});

test('D-09 C-13 the price is that of the category, or nothing for a free pattern', async () => {
  const { assets } = await list('category=contemporary&limit=100');
  for (const { isFree, price, extendedPrice } of assets) {
    expect(price).toEqual(isFree ? { usd: 0, inr: 0 } : { usd: 900, inr: 74_900 });
    expect(extendedPrice).toEqual(isFree ? { usd: 1000, inr: 89_900 } : { usd: 1900, inr: 164_800 });
  }
});

test('a category without a price leaves its assets without one, and sorts them last', async () => {
  await setCategoryPrice(app.db, 2, null);
  await sql`select search_index_assets(array(select id from catalog_asset where category_id = 2))`.execute(app.db);
  const { assets } = await list('category=geometric&free=false&limit=1');
  expect(assets[0]).toMatchObject({ price: null, extendedPrice: null, category: { price: null } });
  for (const sort of ['price-low', 'price-high']) {
    const last = await list(`sortBy=${sort}&page=${Math.ceil(sampleSize / 100)}&limit=100`);
    expect(last.assets.at(-1)?.price).toBeNull();
  }
  await setCategoryPrice(app.db, 2, 800);
  await sql`select search_index_assets(array(select id from catalog_asset where category_id = 2))`.execute(app.db);
});

test('words are found in title, tags and studio, by their beginnings and without accents', async () => {
  expect(titles((await list('search=malmo stem')).assets).join()).toContain('Malmö Stem');
  expect((await list('search=azul')).pagination.totalItems).toBeGreaterThan(5);
  const byStudio = await list('search=studio kumo');
  expect(byStudio.pagination.totalItems).toBeGreaterThan(20);
  expect((await list('search=10000012')).assets.map(({ skuId }) => skuId)).toEqual(['10000012']);
});

test.each([
  ['leopadr', 'leopard'],
  ['chekcer', 'checker'],
  ['botancial', 'botanical'],
  ['paisleys', 'paisley'],
  ['dceo', 'deco'],
])('a typing error is forgiven: %s finds %s', async (typed, meant) => {
  const found = await list(`search=${typed}`);
  expect(found.pagination.totalItems).toBeGreaterThan(0);
  const pages = Array.from({ length: Math.ceil(sampleSize / 100) }, (_, index) => index + 1);
  const everything = await Promise.all(pages.map((page) => list(`search=${meant}&limit=100&page=${page}`)));
  const ids = new Set(everything.flatMap(({ assets }) => assets.map(({ _id }) => _id)));
  expect(found.assets.every(({ _id }) => ids.has(_id))).toBe(true);
});

test('nonsense finds nothing', async () => {
  expect((await list('search=xqzvbk')).pagination.totalItems).toBe(0);
  expect((await list('search=%26%7C!()')).pagination.totalItems).toBe(0);
});

test('V-28 V-31 suggestions start at two characters and are at most five', async () => {
  expect((await get('/open-api/assets/suggestions?q=l')).suggestions).toEqual([]);
  const { suggestions } = await get('/open-api/assets/suggestions?q=le');
  expect(suggestions).toHaveLength(5);
  expect(suggestions[0].label).toBe(suggestions[0].asset.title);
  expect(suggestions[0].label).toMatch(/\ble/i);
});

test('V-32 V-33 EN-10 digits suggest asset ids', async () => {
  for (const typed of ['10000042', 'HD-10000042', 'hd 1000 0042']) {
    const { suggestions } = await get(`/open-api/assets/suggestions?q=${encodeURIComponent(typed)}`);
    expect(suggestions.map(({ label }: { label: string }) => label)).toEqual(['Asset ID: HD-10000042']);
  }
  expect((await get('/open-api/assets/suggestions?q=123456789')).suggestions).toEqual([]);
  expect((await get('/open-api/assets/suggestions?q=0599')).suggestions).toHaveLength(1);
});

test('six similar assets leave the asset itself out', async () => {
  const [asset] = (await list('search=leopard')).assets;
  const { assets }: { assets: AssetDto[] } = await get(`/open-api/assets/${asset?._id}/similar?limit=6`);
  const ids = assets.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(6);
  expect(ids).not.toContain(asset?._id);
});

test('an asset that nobody described has neighbors of its palette or colors', async () => {
  const [asset] = (await list('search=leopard')).assets;
  const { rows } = await sql<{ id: string }>`
    insert into catalog_asset (slug, title, description, alt_text, status, category_id, subcategory_id,
      filter_category_ids, designer_id, license_types, tags, colors,
      swatches, dominant_color, thumbhash, published_at)
    select 'undescribed', title, description, alt_text, status, category_id, subcategory_id, filter_category_ids,
      designer_id, license_types, tags, colors, swatches,
      dominant_color, thumbhash, published_at
    from catalog_asset where id = ${asset?._id} returning id`.execute(app.db);
  await sql`
    insert into artwork_source (asset_id, kind, family, variant, palette, seed, repeat_layout)
    select ${rows[0]?.id}, kind, family, variant, palette, 999999, repeat_layout
    from artwork_source where asset_id = ${asset?._id}`.execute(app.db);
  await sql`select search_index_assets(array[${rows[0]?.id}::uuid])`.execute(app.db);
  const { assets }: { assets: AssetDto[] } = await get(`/open-api/assets/${rows[0]?.id}/similar?limit=6`);
  await sql`delete from catalog_asset where slug = 'undescribed'`.execute(app.db);
  const shares = ({ recolor, colors }: AssetDto) =>
    recolor?.palette === asset?.recolor?.palette || colors.some((name) => asset?.colors.includes(name));
  expect(assets).toHaveLength(6);
  expect(assets.every(shares)).toBe(true);
});

test('H-16 H-17 H-18 H-19 H-20 H-21 H-22 H-23 the menu has eight categories with four filled subcategories each', async () => {
  const { categories } = await get('/categories');
  expect(categories.map(({ name }: { name: string }) => name)).toEqual([
    'Contemporary',
    'Geometric',
    'Nature & Organic',
    'Vintage & Heritage',
    'Minimalist',
    'Abstract Art',
    'Cultural Heritage',
    'Texture & Surface',
  ]);
  for (const { slug, assetCount, children } of categories) {
    expect(children).toHaveLength(4);
    expect((await list(`category=${slug}`)).pagination.totalItems).toBe(assetCount);
    for (const child of children) {
      expect(child.assetCount).toBeGreaterThanOrEqual(8);
      const { pagination } = await list(`category=${slug}&sub=${child.slug}`);
      expect(pagination.totalItems).toBe(child.assetCount);
    }
  }
});

test('BC-10 BC-12 there are ten filter categories and ten colors, each with patterns', async () => {
  const { categories } = await get('/categories?kind=filter');
  const names = 'Geometric Floral Abstract Vintage Modern Minimal Organic Pattern Texture Background'.split(' ');
  expect(categories.map(({ name }: { name: string }) => name)).toEqual(names);
  const facets = await get('/open-api/assets/facets');
  for (const facet of [facets.categories, facets.colors]) {
    expect(facet).toHaveLength(10);
    for (const { count } of facet) expect(count).toBeGreaterThan(20);
  }
});

test('R-04 a category is also found under its other names', async () => {
  const named = await list('category=nature-organic');
  expect((await list('category=Nature')).pagination).toEqual(named.pagination);
});

test('new patterns stop being new after fourteen days', async () => {
  const before = await list('new=true&limit=100');
  expect(before.pagination.totalItems).toBeGreaterThan(20);
  expect(before.assets.every(({ isNew }) => isNew)).toBe(true);
});

test('ids= reads a batch; unknown and malformed ids are absent', async () => {
  const ids = (await list('limit=30')).assets.map(({ _id }) => _id);
  const batch = await list(`ids=${ids.join()},nonsense,00000000-0000-4000-8000-000000000000&limit=100`);
  expect(batch.assets.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(ASSET_FILTERS))('P-26 the filter %s narrows the list', async (name, rule) => {
  const unmet = {
    bound: name === 'minPrice' ? MAX_PRICE : 1,
    flag: true,
    many: 'nosuch',
    text: 'HD-99999999',
    palette: 'ff00ff-100',
  };
  const values = rule.kind === 'words' ? rule.words : [unmet[rule.kind]];
  const totals = await Promise.all(values.map(async (value) => (await list(`${name}=${value}`)).pagination.totalItems));

  expect(Math.min(...totals)).toBeLessThan(sampleSize);
});
