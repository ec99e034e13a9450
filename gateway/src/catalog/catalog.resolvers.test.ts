import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { problem } from '../../test/support/fake-apis.ts';
import { restAsset, restTile } from '../../test/support/fixtures.ts';
import { executableSchema } from '../executable-schema.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const TILES = `query Products($filter: AssetFilter, $sort: AssetSort, $page: Int, $limit: Int) {
  assets(filter: $filter, sort: $sort, page: $page, limit: $limit) {
    items { id sku repeat orientation licenseTypes category { slug name kind } designer { name }
      price { usd { minorUnits currency } inr { minorUnits currency } } previews { url width }
      files { format pixels bytes } collection { slug name } role isSeamVerified viewerHasLicense }
    pageInfo { page limit totalItems totalPages hasNextPage hasPreviousPage }
  }
}`;

test('P-14 D10 a page of 24 tiles makes one upstream call for a visitor', async () => {
  const { run, names } = await gatewayOver();

  const { data, errors } = await run(TILES);

  expect(errors).toBeUndefined();
  expect(data?.['assets']).toMatchObject({
    items: Array.from({ length: 24 }, (_, index) => ({ id: `asset-${index}` })),
    pageInfo: { page: 1, limit: 24, totalItems: 300, totalPages: 13, hasNextPage: true, hasPreviousPage: false },
  });
  expect(names()).toEqual(['catalog.list']);
});

test('D10 a page of 100 tiles with ownership makes two upstream calls for a member', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(TILES, { limit: 100 }, signedIn);

  expect(data?.['assets']).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id: 'asset-0', viewerHasLicense: true })]),
  });
  expect(calls.map(({ name, token }) => [name, token])).toEqual([
    ['catalog.list', 'token-1'],
    ['downloads.ownedAssetIds', 'token-1'],
  ]);
});

test('a tile carries enums, money in both currencies and the asset number', async () => {
  const { run } = await gatewayOver();

  const { data } = await run(TILES, { limit: 1 });

  expect(data?.['assets']).toMatchObject({
    items: [
      {
        id: 'asset-0',
        sku: 'HD-10000000',
        repeat: 'HALF_DROP',
        orientation: 'SQUARE',
        licenseTypes: ['STANDARD', 'EXTENDED'],
        category: { slug: 'florals', name: 'Florals', kind: 'MENU' },
        price: { usd: { minorUnits: 900, currency: 'USD' }, inr: { minorUnits: 79_900, currency: 'INR' } },
        files: [
          { format: 'PNG', pixels: 3500, bytes: 1_200_000 },
          { format: 'SVG', pixels: null, bytes: null },
        ],
        collection: { slug: 'spring-border', name: 'Spring Border' },
        role: 'HERO',
        isSeamVerified: true,
        viewerHasLicense: null,
      },
    ],
  });
});

test('E-16 EN-11 every filter, the sort and the page reach the REST list', async () => {
  const { run, calls } = await gatewayOver();
  const filter = {
    search: 'peony',
    sku: 'HD-10000001',
    categories: ['florals', 'geometric'],
    subcategories: ['birds'],
    tags: ['seamless'],
    colors: ['Black & White'],
    orientations: ['SQUARE', 'PORTRAIT'],
    licenseTypes: ['EXTENDED'],
    repeats: ['HALF_DROP', 'MIRROR'],
    minPrice: 0,
    maxPrice: 2000,
    isFree: false,
    isPremium: true,
    isNew: true,
  };

  await run(TILES, { filter, sort: 'PRICE_LOW', page: 3, limit: 48 });

  expect(calls[0]?.args).toEqual([
    {
      search: 'peony',
      assetId: 'HD-10000001',
      category: ['florals', 'geometric'],
      sub: ['birds'],
      tags: ['seamless'],
      colors: ['Black & White'],
      orientations: ['square', 'portrait'],
      licenses: ['extended'],
      repeats: ['half-drop', 'mirror'],
      minPrice: 0,
      maxPrice: 2000,
      free: false,
      premium: true,
      new: true,
      sortBy: 'price-low',
      page: 3,
      limit: 48,
    },
  ]);
});

test('E-25 a missing pattern is null, not an error', async () => {
  const { run } = await gatewayOver({
    catalog: { assetBySlug: async () => null, assetBySku: async () => null, assetsByIds: async () => [] },
  });

  const answer = await run('{ asset(id: "x") { id } assetBySlug(slug: "x") { id } assetBySku(sku: "1") { id } }');

  expect(answer).toEqual({ data: { asset: null, assetBySlug: null, assetBySku: null } });
});

test('an uploaded picture has its own formats and no recolors; a drawing has colors of its own', async () => {
  const files = {
    ...restAsset(0).files,
    production: [{ format: 'tiff', pixels: 4000, bytes: null } as const],
  };
  const recolor = { palette: 'original', unsuitedPalettes: ['noir'] };
  const uploads = [
    { ...restAsset(0), files, recolor: null },
    { ...restAsset(1), recolor },
  ];
  const { run } = await gatewayOver({
    catalog: { assetBySlug: (slug: string) => Promise.resolve(uploads[slug === 'picture' ? 0 : 1] ?? null) },
  });
  const { data, errors } = await run(`{
    picture: assetBySlug(slug: "picture") { recolor { palette } files { format pixels } }
    drawing: assetBySlug(slug: "drawing") { recolor { palette unsuitedPalettes } }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ picture: { recolor: null, files: [{ format: 'TIFF', pixels: 4000 }] }, drawing: { recolor } });
});

test('D10 patterns asked for by id are read in one batch', async () => {
  const { run, calls } = await gatewayOver();

  await run('{ a: asset(id: "asset-1") { id } b: asset(id: "asset-2") { id } c: asset(id: "asset-1") { title } }');

  expect(calls).toMatchObject([{ name: 'catalog.assetsByIds', args: [['asset-1', 'asset-2']] }]);
});

test('facets speak the values that AssetFilter takes', async () => {
  const { run } = await gatewayOver();

  const { data } = await run(
    '{ assetFacets { orientations { value count } licenseTypes { value } repeats { value } totalItems categories { value } priceRange { max } } }',
  );

  expect(data?.['assetFacets']).toEqual({
    orientations: [{ value: 'SQUARE', count: 3 }],
    licenseTypes: [{ value: 'STANDARD' }],
    repeats: [{ value: 'HALF_DROP' }],
    totalItems: 5,
    categories: [{ value: 'filter-floral' }],
    priceRange: { max: 1900 },
  });
});

test('facets that cannot be had leave the list standing', async () => {
  const { run } = await gatewayOver({
    catalog: {
      facets: async () => {
        throw problem(503, 'unavailable');
      },
    },
  });

  const { data, errors } = await run('{ assets(limit: 1) { items { id } } assetFacets { tags { value } } }');

  expect(data).toEqual({ assets: { items: [{ id: 'asset-0' }] }, assetFacets: null });
  expect(errors).toMatchObject([{ path: ['assetFacets'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});

test('ownership that cannot be had is null', async () => {
  const { run } = await gatewayOver({
    downloads: {
      ownedAssetIds: async () => {
        throw problem(503, 'unavailable');
      },
    },
  });

  const answer = await run('{ asset(id: "asset-1") { viewerHasLicense } }', {}, signedIn);

  expect(answer).toEqual({ data: { asset: { viewerHasLicense: null } } });
});

test('one letter asks for no suggestions', async () => {
  const { run, names } = await gatewayOver();

  expect(await run('{ assetSuggestions(text: " p ") { label } }')).toEqual({ data: { assetSuggestions: [] } });
  expect(names()).toEqual([]);
});

test('the companions of a pattern and the palettes of the shop cost a call each', async () => {
  const { run, names } = await gatewayOver();

  const { data } = await run(
    '{ coordinatingAssets(assetId: "asset-1", limit: 2) { id } palettes { slug name ground inks } }',
  );

  expect(data).toEqual({
    coordinatingAssets: [{ id: 'asset-2' }, { id: 'asset-3' }],
    palettes: [{ slug: 'delft', name: 'Delft', ground: '#f5f2eb', inks: ['#22346b', '#4467a6'] }],
  });
  expect(names()).toEqual(['catalog.coordinateTiles', 'catalog.palettes']);
});

test('the whole category of many patterns costs one more call', async () => {
  const { run, names } = await gatewayOver({
    catalog: { similarTiles: async (_id, limit) => Array.from({ length: limit }, (_, index) => restTile(index)) },
  });

  const { data } = await run(
    '{ similarAssets(assetId: "asset-9", limit: 8) { category { assetCount children { id } } } }',
  );

  expect(data?.['similarAssets']).toEqual(
    Array.from({ length: 8 }, () => ({ category: { assetCount: 7, children: [] } })),
  );
  expect(names()).toEqual(['catalog.similarTiles', 'catalog.categories']);
});

const assetFields = executableSchema.getType('Asset');
const selections = Object.values(isObjectType(assetFields) ? assetFields.getFields() : {}).map(({ name, type }) => {
  const inside: Readonly<Record<string, string>> = {
    Price: '{ usd { minorUnits } }',
    StraightUnit: '{ columns previews { url } }',
  };
  const named = getNamedType(type);
  return isLeafType(named) ? name : `${name} ${inside[named.name] ?? '{ __typename }'}`;
});

test.each(selections)('every pattern of a list answers %s, whatever form of it is read', async (selection) => {
  const { run, calls } = await gatewayOver();

  const { data, errors } = await run(`{ assets(limit: 2) { items { ...F } } } fragment F on Asset { ${selection} }`);

  expect(errors).toBeUndefined();
  expect(data?.['assets']).toMatchObject({ items: [expect.anything(), expect.anything()] });
  expect(calls.map(({ name }) => name)).toEqual([expect.stringMatching(/^catalog\.(list|tiles)$/)]);
});

test('a list without texts, tags and files is read in its short form, and pictures are addressed by id and version', async () => {
  const { run, names } = await gatewayOver();

  const { data } = await run(
    '{ assets(limit: 1) { items { title previews { url fallbackUrl width } straightUnit { columns rows previews { url } } } } }',
  );

  const address = '/api/products/asset-0/preview';
  expect(data?.['assets']).toMatchObject({
    items: [
      {
        previews: expect.arrayContaining([
          { url: `${address}?v=v1&w=320`, fallbackUrl: `${address}?v=v1&w=320&format=jpeg`, width: 320 },
        ]),
        straightUnit: {
          columns: 2,
          rows: 1,
          previews: expect.arrayContaining([{ url: `${address}?v=v1&form=unit&w=640` }]),
        },
      },
    ],
  });
  expect(names()).toEqual(['catalog.tiles']);
});
