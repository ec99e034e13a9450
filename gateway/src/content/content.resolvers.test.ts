import { problem } from '../../test/support/fake-apis.ts';
import { restAsset } from '../../test/support/fixtures.ts';
import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

test('R-13 R-37 a text is one call, in the newest version or the one asked for', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run('{ contentPage(slug: "terms") { slug title body version versions { version } } }');
  await run('{ contentPage(slug: "license-terms", version: 1) { version } }');

  expect(data).toMatchObject({
    contentPage: { slug: 'terms', version: 2, versions: [{ version: 2 }, { version: 1 }] },
  });
  expect(calls.map(({ name, args }) => [name, ...args])).toEqual([
    ['content.page', 'terms', undefined],
    ['content.page', 'license-terms', 1],
  ]);
});

test('R-13 a text that is not published is null', async () => {
  const { run } = await gatewayOver({ content: { page: async () => null } });

  expect(await run('{ contentPage(slug: "terms") { title } }')).toEqual({ data: { contentPage: null } });
});

test('R-36 the licenses come with what the price book adds', async () => {
  const { run, names } = await gatewayOver();

  const { data } = await run('{ licenses { type name formats surcharge { usd { minorUnits } } } }');

  expect(data).toEqual({
    licenses: [
      { type: 'EXTENDED', name: 'Extended licence', formats: ['PSD', 'PNG'], surcharge: { usd: { minorUnits: 1000 } } },
    ],
  });
  expect(names()).toEqual(['content.licenses']);
});

test('R-35 the covers of all categories are one call', async () => {
  const menuCategory = { name: 'Shelf', kind: 'menu' as const, assetCount: 7, children: [] };
  const menuCategories = [1, 2, 3].map((index) => ({
    ...menuCategory,
    id: `c${index}`,
    slug: `s${index}`,
    coverId: `asset-${index}`,
  }));
  const { run, names } = await gatewayOver({
    catalog: { categories: async () => [...menuCategories, { ...menuCategory, id: 'c4', slug: 's4', coverId: null }] },
  });

  const { data } = await run('{ categories { slug cover { slug } } }');

  expect(data).toEqual({
    categories: [
      ...menuCategories.map(({ slug }, index) => ({ slug, cover: { slug: restAsset(index + 1).slug } })),
      { slug: 's4', cover: null },
    ],
  });
  expect(names()).toEqual(['catalog.categories', 'catalog.assetsByIds']);
});

test('a text that cannot be had is told with its code', async () => {
  const { run } = await gatewayOver({ content: { page: () => Promise.reject(problem(503, 'unavailable')) } });

  const { data, errors } = await run('{ contentPage(slug: "terms") { title } }');

  expect(data).toEqual({ contentPage: null });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});
