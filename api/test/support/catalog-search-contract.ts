import path from 'node:path';
import { ASSET_LABELS } from '@halfdrop/domain';
import fc from 'fast-check';
import { sampleTarget } from './sample-target.ts';
import type { TestApp } from './test-app.ts';
import { oracleFacets, oracleList, type ListQuestion, type Member } from './catalog-oracle.ts';
import { sql } from 'kysely';
import type { AssetDto } from '../../src/catalog/catalog.contract.ts';
import type { DesignerShareDto } from '../../src/search/designer-shares.contract.ts';
import { loadSampleCatalog } from '../../src/catalog/sample-catalog.ts';

const sampleFile = path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json');
const questionsAsked = 120;

let app: TestApp;
let members: Member[];

/** The editor's selection of this test. */
async function featureEveryFortieth(): Promise<void> {
  await sql`
    insert into shop_collection_item (collection_id, asset_id, position)
    select collection.id, asset.id, asset.sku - 9999999 from catalog_asset asset, shop_collection collection
    where collection.slug = 'featured' and asset.sku % 40 = 0`.execute(app.db);
}

/** What people did in this test: 60 patterns and more have downloads, and every fifth is rated. */
async function reviewEveryFifth(): Promise<void> {
  await sql`
    update catalog_asset set download_count = greatest(0, sku % 9 - 3), rating_count = 2 * (sku % 5 = 0)::int,
      rating = case when sku % 5 = 0 then 3 + sku % 4 * 0.5 end`.execute(app.db);
  await sql`select search_index_assets(array(select id from catalog_asset))`.execute(app.db);
}

async function get(address: string) {
  const response = await app.http().get(address);
  expect({ address, status: response.status }).toEqual({ address, status: 200 });
  return response.body.data;
}

async function readAll(query: string): Promise<AssetDto[]> {
  const read = (page: number) => get(`/open-api/assets?sortBy=newest&limit=100&page=${page}&${query}`);
  const first = await read(1);
  const numbers = Array.from({ length: first.pagination.totalPages }, (_, index) => index + 1);
  const others = await Promise.all(numbers.slice(1).map(read));
  return [first, ...others].flatMap(({ assets }) => assets);
}

/** Which categories an asset stands on is read category by category: the list does not say. */
async function readMembers(): Promise<Member[]> {
  const [menu, filter] = [await get('/categories'), await get('/categories?kind=filter')];
  const categories = new Map<string, { categories: Set<string>; subcategories: Set<string> }>();
  const categoriesOf = (id: string) => {
    const found = categories.get(id) ?? { categories: new Set(), subcategories: new Set() };
    categories.set(id, found);
    return found;
  };
  for (const { slug, children } of [...menu.categories, ...filter.categories]) {
    for (const { _id } of await readAll(`category=${slug}`)) categoriesOf(_id).categories.add(slug);
    for (const child of children) {
      for (const { _id } of await readAll(`sub=${child.slug}`)) categoriesOf(_id).subcategories.add(child.slug);
    }
  }
  const assets = await readAll('');
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

function questions(): fc.Arbitrary<ListQuestion> {
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

function queryOf(question: ListQuestion): string {
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

/** What every driver of searches promises. @param prepare lets the driver see what is in the database */
export function describeCatalogSearch(
  driver: string,
  make: () => Promise<{ readonly app: TestApp; readonly prepare: () => Promise<unknown> }>,
): void {
  describe(`searches answered by ${driver}`, () => {
    beforeAll(async () => {
      const made = await make();
      app = made.app;
      await loadSampleCatalog(sampleTarget(app, app.clock), sampleFile);
      await featureEveryFortieth();
      await reviewEveryFifth();
      await made.prepare();
      members = await readMembers();
    });
    afterAll(() => app.close());

    test('P-26 P-27 P-28 P-29 P-30 P-31 any filter finds exactly what reading every asset finds, in the same order', async () => {
      await fc.assert(
        fc.asyncProperty(questions(), async (question) => {
          const { sort, page, limit } = question;
          const address = `/open-api/assets?${queryOf(question)}&sortBy=${sort}&page=${page}&limit=${limit}`;
          const { assets, pagination } = await get(address);
          const expected = oracleList(members, question);
          expect(pagination.totalItems).toBe(expected.total);
          expect(assets.map(({ _id }: AssetDto) => _id)).toEqual(expected.ids);
        }),
        { numRuns: questionsAsked },
      );
    });

    test('a word of the filter panel that names a category of the menu has its count', async () => {
      const [menu, filter] = [await get('/categories'), await get('/categories?kind=filter')];
      const countsOf = ({ categories }: { categories: { name: string; assetCount: number }[] }) =>
        new Map(categories.map(({ name, assetCount }) => [name, assetCount]));
      const [categories, panel] = [countsOf(menu), countsOf(filter)];
      const shared = [...panel.keys()].filter((name) => categories.has(name));
      expect(shared).toEqual(['Geometric']);
      expect(panel.get('Geometric')).toBe(categories.get('Geometric'));
    });

    test('CT-09 CT-14 studios are counted as their patterns are found, those with most first', async () => {
      await fc.assert(
        fc.asyncProperty(questions(), async (question) => {
          const { designers } = await get(`/open-api/assets/designers?${queryOf(question)}`);
          const found = await readAll(queryOf(question));
          const counts = new Map<string, number>();
          for (const { designer } of found) counts.set(designer.slug, (counts.get(designer.slug) ?? 0) + 1);
          const expected = [...counts].map(([slug, assetCount]) => ({
            slug,
            assetCount,
            coverAssetId: found.find(({ designer }) => designer.slug === slug)?._id,
          }));
          const flat = designers.map(({ designer, assetCount, coverAssetId }: DesignerShareDto) => ({
            slug: designer.slug,
            assetCount,
            coverAssetId,
          }));
          expect(flat).toEqual(expect.arrayContaining(expected));
          expect(flat).toHaveLength(expected.length);
          const order = flat.map(({ assetCount }: { assetCount: number }) => assetCount);
          expect(order).toEqual(order.toSorted((left: number, right: number) => right - left));
        }),
        { numRuns: 40 },
      );
    });

    test('every facet counts what its values would find, whatever is selected in it', async () => {
      await fc.assert(
        fc.asyncProperty(questions(), async (question) => {
          const facets = await get(`/open-api/assets/facets?${queryOf(question)}`);
          expect(facets).toEqual(oracleFacets(members, question, facets));
        }),
        { numRuns: questionsAsked },
      );
    });

    test.each(['popular', 'newest', 'price-low', 'price-high', 'rating'])(
      'the pages of %s are disjoint and complete',
      async (sort) => {
        const seen: string[] = [];
        for (let page = 1; page <= Math.ceil(members.length / 29); page++) {
          const { assets } = await get(`/open-api/assets?sortBy=${sort}&limit=29&page=${page}`);
          seen.push(...assets.map(({ _id }: AssetDto) => _id));
        }
        expect(seen).toHaveLength(members.length);
        expect(new Set(seen).size).toBe(members.length);
      },
    );

    test('a page after the last is empty and still knows the total', async () => {
      const { assets, pagination } = await get('/open-api/assets?page=1000&limit=24');
      expect(assets).toEqual([]);
      expect(pagination.totalItems).toBe(members.length);
    });

    test('sortOrder turns an order about', async () => {
      const dates = async (sortOrder: string) => {
        const { assets } = await get(`/open-api/assets?sortBy=newest&sortOrder=${sortOrder}&limit=100`);
        return assets.map(({ publishedAt }: AssetDto) => publishedAt);
      };
      const [newestFirst, oldestFirst] = [await dates('desc'), await dates('asc')];
      expect(newestFirst).toEqual(newestFirst.toSorted().toReversed());
      expect(oldestFirst).toEqual(oldestFirst.toSorted());
      expect(oldestFirst[0] < newestFirst[0]).toBe(true);
    });
  });
}
