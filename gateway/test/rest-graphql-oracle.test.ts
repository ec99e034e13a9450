import fc from 'fast-check';
import { oracleFacets, oracleList, type ListQuestion, type Member } from '../../api/test/support/catalog-oracle.ts';
import { fillCatalog, queryOf, questions, readData, readMembers } from '../../api/test/support/catalog-questions.ts';
import { createTestApp, type TestApp } from '../../api/test/support/test-app.ts';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import { listeningGateway, stopGateways } from './support/test-gateway.ts';

let api: TestApp;
let members: Member[];
let run: Awaited<ReturnType<typeof listeningGateway>>['run'];
beforeAll(async () => {
  api = await createTestApp();
  await fillCatalog(api);
  members = await readMembers(api);
  ({ run } = await listeningGateway({ apiUrl: api.baseUrl }));
});
afterAll(async () => {
  await stopGateways();
  await api.close();
});

const COUNTS = 'value label count';
const query = `query Find($filter: AssetFilter, $sort: AssetSort, $page: Int, $limit: Int) {
  assets(filter: $filter, sort: $sort, page: $page, limit: $limit) { items { id } pageInfo { totalItems } }
  assetFacets(filter: $filter) { categories { ${COUNTS} } tags { ${COUNTS} } colors { ${COUNTS} }
    orientations { ${COUNTS} } licenseTypes { ${COUNTS} } repeats { ${COUNTS} } totalItems }
}`;

const inCapitals = (words: readonly string[]) => words.map((word) => word.replaceAll('-', '_').toUpperCase());

const asEnum = (facet: { readonly value: string }) => ({ ...facet, value: inCapitals([facet.value])[0] });

/** Converts a question to a GraphQL filter. */
function filterOf(question: ListQuestion) {
  const { categories, subcategories, designers, designCollections, tags, colors, minPrice, maxPrice } = question;
  return {
    categories,
    subcategories,
    designers,
    designCollections,
    tags,
    colors,
    minPrice,
    maxPrice,
    labels: inCapitals(question.labels),
    orientations: inCapitals(question.orientations),
    licenseTypes: inCapitals(question.licenses),
    repeats: inCapitals(question.repeats),
    isFree: question.isFree,
    isPremium: question.isPremium,
    isNew: question.isNew,
  };
}

async function askedByRest(question: ListQuestion) {
  const { sort, page, limit } = question;
  const asked = queryOf(question);
  const list = await readData(api, `/open-api/assets?${asked}&sortBy=${sort}&page=${page}&limit=${limit}`);
  const facets = await readData(api, `/open-api/assets/facets?${asked}`);
  return { ids: list.assets.map(({ _id }: { _id: string }) => _id), total: list.pagination.totalItems, facets };
}

async function askedByGraphql(question: ListQuestion) {
  const { page, limit } = question;
  const [sort] = inCapitals([question.sort]);
  return run(query, { filter: filterOf(question), sort, page, limit });
}

test('G2 REST, GraphQL and a look at every pattern find the same patterns, counts and facets', async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(questions(members), async (question) => {
      const [rest, { data, errors }] = await Promise.all([askedByRest(question), askedByGraphql(question)]);
      const { ids, total } = oracleList(members, question);
      const { total: found, priceRange: _range, ...facets } = oracleFacets(members, question, rest.facets);
      expect({ ids: rest.ids, total: rest.total }).toEqual({ ids, total });
      expect(rest.facets).toMatchObject({ ...facets, total: found });
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        assets: { items: ids.map((id) => ({ id })), pageInfo: { totalItems: total } },
        assetFacets: {
          ...facets,
          orientations: facets.orientations.map(asEnum),
          licenseTypes: facets.licenseTypes.map(asEnum),
          repeats: facets.repeats.map(asEnum),
          totalItems: found,
        },
      });
      asked += 1;
    }),
    { numRuns: roundsOf({ quick: 24, full: 10_000 }) },
  );
  reportFigure('G2 REST, GraphQL and a look at every pattern agree', `${asked} of ${asked} questions`);
});

test('G2 the pages of any filter are disjoint and complete, by GraphQL as by REST', async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(questions(members), fc.integer({ min: 11, max: 40 }), async (question, limit) => {
      const pages = Math.min(20, Math.ceil(oracleList(members, question).total / limit));
      const seen: unknown[] = [];
      for (let page = 1; page <= pages; page += 1) {
        const { data } = await askedByGraphql({ ...question, page, limit });
        seen.push(...Object(data?.['assets']).items.map(({ id }: { id: string }) => id));
      }
      const { ids } = oracleList(members, { ...question, page: 1, limit: pages * limit });
      expect(seen).toEqual(ids);
      expect(new Set(seen).size).toBe(ids.length);
      asked += 1;
    }),
    { numRuns: roundsOf({ quick: 4, full: 1000 }) },
  );
  reportFigure('G2 pages by GraphQL are disjoint and complete', `${asked} of ${asked} questions`);
});
