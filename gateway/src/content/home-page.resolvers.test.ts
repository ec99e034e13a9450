import type { HomePageSection } from '../generated/rest.ts';
import { problem } from '../../test/support/fake-apis.ts';
import { restTile } from '../../test/support/fixtures.ts';
import { restHomePage } from '../../test/support/text-fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const SECTIONS = `title sections { __typename key title caption path
  ... on HomeTiles { leadSide patterns(limit: 2) { items { id } pageInfo { totalItems } } } }`;

function tiles(changes: Partial<HomePageSection>): HomePageSection {
  const section = { key: 'a', layout: 'tiles-start', title: 'Ours', caption: '' } as const;
  return { ...section, collection: null, category: null, picks: null, patterns: null, ...changes };
}

const homeWith = (...sections: HomePageSection[]) => ({
  content: { homePage: async () => ({ title: 'Home', description: 'Ours.', sections }) },
});

test('HM-12 the home page gives its sections in their order, each with how it looks and where all of it is', async () => {
  const { run, names } = await gatewayOver();

  const { data } = await run('{ homePage { title description sections { __typename key path } } }');

  expect(data).toMatchObject({
    homePage: {
      title: 'Patterns that repeat beautifully',
      sections: [
        { __typename: 'HomeHero', key: 'hero', path: '/collections/featured' },
        { __typename: 'HomeCollections' },
        { __typename: 'HomeBand' },
        { __typename: 'HomeTiles' },
        { __typename: 'HomeFeature' },
        { __typename: 'HomeStrip' },
        { __typename: 'HomeEditions' },
        { __typename: 'HomeTiles', key: 'trending-now' },
        { __typename: 'HomePromises', path: null },
        { __typename: 'HomeNewsletter' },
      ],
    },
  });
  expect(names()).toEqual(['content.homePage']);
});

test('a section shows a collection in its order, a category, or what was picked by hand and is on sale', async () => {
  const picks = ['asset-4', 'asset-2', 'asset-7'];
  const { run, calls } = await gatewayOver({
    ...homeWith(
      tiles({ key: 'a', collection: 'luxury' }),
      tiles({ key: 'b', category: 'florals', layout: 'tiles-end' }),
      tiles({ key: 'c', picks }),
    ),
  });

  const { data } = await run(`{ homePage { ${SECTIONS} } }`);

  expect(data?.['homePage']).toMatchObject({
    sections: [
      { leadSide: 'START', path: '/collections/luxury', patterns: { items: [{}, {}] } },
      { leadSide: 'END', path: '/products?category=florals' },
      { path: null, patterns: { items: [{ id: 'asset-4' }, { id: 'asset-2' }], pageInfo: { totalItems: 3 } } },
    ],
  });
  expect(calls.slice(1)).toMatchObject([
    { name: 'catalog.tiles', args: [{ collection: 'luxury', sortBy: 'collection', limit: 2 }] },
    { name: 'catalog.tiles', args: [{ category: ['florals'], limit: 2 }] },
    { name: 'catalog.assetsByIds', args: [picks] },
  ]);
});

test('patterns that came with the page are not asked for again, unless more of them are wanted, or all that is known', async () => {
  const patterns = { assets: [restTile(1), restTile(2), restTile(3)], total: 40 };
  const { run, calls } = await gatewayOver(homeWith(tiles({ collection: 'luxury', patterns })));
  const asked = (fields: string) => run(`{ homePage { sections { ... on HomeTiles { ${fields} } } } }`);

  const { data } = await asked('patterns(limit: 2) { items { id } pageInfo { totalItems totalPages } }');
  expect(data?.['homePage']).toEqual({
    sections: [
      { patterns: { items: [{ id: 'asset-1' }, { id: 'asset-2' }], pageInfo: { totalItems: 40, totalPages: 20 } } },
    ],
  });
  expect(calls).toEqual([{ name: 'content.homePage', args: [{ withPatterns: true }], token: null }]);

  await asked('patterns(limit: 4) { items { id } }');
  await asked('patterns(limit: 2) { items { description } }');
  expect(calls.map(({ name }) => name).slice(1)).toEqual([
    'content.homePage',
    'catalog.tiles',
    'content.homePage',
    'catalog.list',
  ]);
});

test('patterns that cannot be had are null, and every other section stays', async () => {
  const { run } = await gatewayOver({
    ...homeWith(tiles({ collection: 'luxury' }), tiles({ key: 'b', picks: ['asset-1'] })),
    catalog: { tiles: () => Promise.reject(problem(503, 'unavailable')) },
  });

  const { data, errors } = await run(`{ homePage { ${SECTIONS} } }`);

  expect(data?.['homePage']).toMatchObject({ sections: [{ patterns: null }, { patterns: { items: [{}] } }] });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});

test('R-22 those who write the home page look at its draft as visitors would', async () => {
  const { run, calls } = await gatewayOver({
    textDesk: { preview: async () => ({ summary: '', body: '', problems: [], home: restHomePage() }) },
  });
  const query = `{ textPreview(input: { kind: HOME, slug: "page", title: "T", body: "[]" }) {
    problems home { sections { key } } } }`;

  const { data } = await run(query, {}, signedIn);

  expect(data?.['textPreview']).toMatchObject({ problems: [], home: { sections: { length: 10 } } });
  expect(calls).toMatchObject([{ name: 'textDesk.preview', args: [{ kind: 'home', slug: 'page', body: '[]' }] }]);
});
