import fc from 'fast-check';
import type { AssetDto } from '../../src/catalog/catalog.contract.ts';
import type { DesignerShareDto } from '../../src/search/designer-shares.contract.ts';
import { oracleFacets, oracleList, type Member } from './catalog-oracle.ts';
import { fillCatalog, queryOf, questions, readAll, readData, readMembers } from './catalog-questions.ts';
import type { TestApp } from './test-app.ts';

const questionsAsked = 120;

let app: TestApp;
let members: Member[];

const get = (address: string) => readData(app, address);

/** Tests that every search driver must pass. @param prepare makes the driver catch up with the database */
export function describeCatalogSearch(
  driver: string,
  make: () => Promise<{ readonly app: TestApp; readonly prepare: () => Promise<unknown> }>,
): void {
  describe(`searches answered by ${driver}`, () => {
    beforeAll(async () => {
      const made = await make();
      app = made.app;
      await fillCatalog(app);
      await made.prepare();
      members = await readMembers(app);
    });
    afterAll(() => app.close());

    test('P-26 P-27 P-28 P-29 P-30 P-31 any filter finds exactly what reading every asset finds, in the same order', async () => {
      await fc.assert(
        fc.asyncProperty(questions(members), async (question) => {
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
        fc.asyncProperty(questions(members), async (question) => {
          const { designers } = await get(`/open-api/assets/designers?${queryOf(question)}`);
          const found = await readAll(app, queryOf(question));
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
        fc.asyncProperty(questions(members), async (question) => {
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
