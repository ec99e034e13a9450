import { restCollection } from '../../test/support/fixtures.ts';
import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const COLLECTION = 'slug title kind season endsAt assetCount covers(limit: 3) { id }';

test('D10 all collections with their covers make two upstream calls', async () => {
  const { run, names } = await gatewayOver();

  const { data, errors } = await run(`{ shopCollections { ${COLLECTION} } }`);

  expect(errors).toBeUndefined();
  expect(data?.['shopCollections']).toMatchObject([
    { slug: 'trending', kind: 'COMPUTED', covers: [{ id: 'asset-0' }, { id: 'asset-1' }, { id: 'asset-2' }] },
    { slug: 'limited' },
  ]);
  expect(names()).toEqual(['catalog.collections', 'catalog.assetsByIds']);
});

test('R-29 a seasonal collection names its season; an unknown one is null', async () => {
  const seasonal = restCollection({ slug: 'seasonal', kind: 'curated', season: 'autumn', coverIds: [] });
  const { run, names } = await gatewayOver({
    catalog: { collection: async (slug) => (slug === 'seasonal' ? seasonal : null) },
  });

  const { data } = await run(`{ a: shopCollection(slug: "seasonal") { ${COLLECTION} }
    b: shopCollection(slug: "nonsense") { id } }`);

  expect(data).toMatchObject({ a: { kind: 'CURATED', season: 'AUTUMN', covers: [] }, b: null });
  expect(names()).toEqual(['catalog.collection', 'catalog.collection']);
});

test('the patterns of a collection are the list narrowed to it, in its order', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(`{ assets(filter: { collection: "trending" }, sort: COLLECTION, limit: 9) {
    items { id badge endsAt originalPrice { usd { minorUnits } } } } }`);

  expect(data?.['assets']).toMatchObject({
    items: [{ id: 'asset-0', badge: 'HOT', endsAt: null }, ...Array.from({ length: 8 }, () => ({}))],
  });
  expect(calls[0]?.args[0]).toMatchObject({ collection: 'trending', sortBy: 'collection', limit: 9 });
});
