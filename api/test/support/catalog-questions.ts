import path from 'node:path';
import { ASSET_LABELS } from '@halfdrop/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { AssetDto } from '../../src/catalog/catalog.contract.ts';
import { loadSampleCatalog } from '../../src/catalog/sample-catalog.ts';
import type { ListQuestion, Member } from './catalog-oracle.ts';
import { sampleTarget } from './sample-target.ts';
import type { TestApp } from './test-app.ts';

const sampleFile = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');

/** Loads the sample patterns, some of them featured, downloaded and rated. */
export async function fillCatalog(app: TestApp): Promise<void> {
  await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
  await featureEveryFortieth(app);
  await reviewEveryFifth(app);
}

/** Features every fortieth pattern. */
async function featureEveryFortieth(app: TestApp): Promise<void> {
  await sql`
    insert into shop_collection_item (collection_id, asset_id, position)
    select collection.id, asset.id, asset.sku - 9999999 from catalog_asset asset, shop_collection collection
    where collection.slug = 'featured' and asset.sku % 40 = 0`.execute(app.db);
}

/** Downloads at least 60 patterns and rates every fifth. */
async function reviewEveryFifth(app: TestApp): Promise<void> {
  await sql`
    update catalog_asset set download_count = greatest(0, sku % 9 - 3), rating_count = 2 * (sku % 5 = 0)::int,
      rating = case when sku % 5 = 0 then 3 + sku % 4 * 0.5 end`.execute(app.db);
  await sql`select search_index_assets(array(select id from catalog_asset))`.execute(app.db);
}

/** Returns the body of a request that must succeed. */
export async function readData(app: TestApp, address: string) {
  const response = await app.http().get(address);
  expect({ address, status: response.status }).toEqual({ address, status: 200 });
  return response.body.data;
}

/** Returns every asset that a query matches, newest first. */
export async function readAll(app: TestApp, query: string): Promise<AssetDto[]> {
  const read = (page: number) => readData(app, `/open-api/assets?sortBy=newest&limit=100&page=${page}&${query}`);
  const first = await read(1);
  const numbers = Array.from({ length: first.pagination.totalPages }, (_, index) => index + 1);
  const others = await Promise.all(numbers.slice(1).map(read));
  return [first, ...others].flatMap(({ assets }) => assets);
}

/** Reads an asset's categories category by category, since lists do not contain them. */
export async function readMembers(app: TestApp): Promise<Member[]> {
  const get = (address: string) => readData(app, address);
  const [menu, filter] = [await get('/categories'), await get('/categories?kind=filter')];
  const categories = new Map<string, { categories: Set<string>; subcategories: Set<string> }>();
  const categoriesOf = (id: string) => {
    const found = categories.get(id) ?? { categories: new Set(), subcategories: new Set() };
    categories.set(id, found);
    return found;
  };
  for (const { slug, children } of [...menu.categories, ...filter.categories]) {
    for (const { _id } of await readAll(app, `category=${slug}`)) categoriesOf(_id).categories.add(slug);
    for (const child of children) {
      for (const { _id } of await readAll(app, `sub=${child.slug}`)) categoriesOf(_id).subcategories.add(child.slug);
    }
  }
  const assets = await readAll(app, '');
  const { rows } = await sql<{ id: string; popularity: number; drawing: number | null }>`
    select asset_id as id, popularity, drawing from search_asset`.execute(app.db);
  const keys = new Map(rows.map((row) => [row.id, row]));
  const downloads = assets.map(({ downloadCount }) => downloadCount).toSorted((left, right) => right - left);
  const minOfBest = downloads[59] ?? 0;
  return assets.map((asset) => {
    const labels = {
      premium: asset.isPremium,
      new: asset.isNew,
      featured: Number(asset.skuId) % 40 === 0,
      bestseller: asset.downloadCount >= minOfBest,
    };
    const those = Object.entries(labels).filter(([, isSo]) => isSo);
    return {
      asset,
      popularity: keys.get(asset._id)?.popularity ?? 0,
      drawing: keys.get(asset._id)?.drawing ?? null,
      ...categoriesOf(asset._id),
      labels: new Set(those.map(([label]) => label)),
    };
  });
}

/** Generates filters, orders and pages, with both existing and unknown values. */
export function questions(members: readonly Member[]): fc.Arbitrary<ListQuestion> {
  const some = (values: Iterable<string>) => {
    const known = [...new Set(values)].toSorted();
    return fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...known, 'unknown'], { maxLength: 3 }));
  };
  const seldom = (values: Iterable<string>) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some(values) });
  const flag = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.boolean());
  const cents = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(0, 1, 700, 900, 1200, 1800));
  return fc.record({
    categories: some(members.flatMap(({ categories }) => [...categories])),
    subcategories: some(members.flatMap(({ subcategories }) => [...subcategories])),
    designers: seldom(members.flatMap(({ asset }) => [asset.designer.slug, asset.designer.id])),
    designCollections: seldom(members.flatMap(({ asset }) => asset.collection?.slug ?? [])),
    labels: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray([...ASSET_LABELS], { minLength: 1 })),
    tags: some(members.flatMap(({ asset }) => asset.tags)),
    colors: some(members.flatMap(({ asset }) => asset.colors)),
    orientations: fc.constantFrom([], ['square'], ['landscape'], ['square', 'portrait']),
    licenses: fc.constantFrom([], ['personal'], ['commercial'], ['standard', 'personal']),
    repeats: fc.constantFrom([], ['half-drop'], ['block', 'mirror'], ['brick']),
    minPrice: cents,
    maxPrice: cents,
    isFree: flag,
    isPremium: flag,
    isNew: fc.constantFrom(null, null, true),
    sort: fc.constantFrom('popular', 'newest', 'price-low', 'price-high', 'rating'),
    limit: fc.constantFrom(1, 7, 24, 100),
    page: fc.constantFrom(1, 1, 2, 5),
  });
}

/** Converts a filter to a query string. */
export function queryOf(question: ListQuestion): string {
  const parameters = {
    category: question.categories.join(),
    sub: question.subcategories.join(),
    designers: question.designers.join(),
    designCollections: question.designCollections.join(),
    labels: question.labels.join(),
    tags: question.tags.join(),
    colors: question.colors.join(),
    orientations: question.orientations.join(),
    licenses: question.licenses.join(),
    repeats: question.repeats.join(),
    minPrice: question.minPrice,
    maxPrice: question.maxPrice,
    free: question.isFree,
    premium: question.isPremium,
    new: question.isNew,
  };
  const given = Object.entries(parameters).filter(([, value]) => value !== null && value !== '');
  return given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
}
