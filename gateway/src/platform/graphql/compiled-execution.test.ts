import { problem } from '../../../test/support/fake-apis.ts';
import { restAsset } from '../../../test/support/fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from '../../../test/support/test-gateway.ts';

afterEach(stopGateways);

const down = async () => {
  throw problem(503, 'unavailable');
};

const bug = async () => {
  throw new TypeError('secret');
};

test.each([
  ['a list', '{ assets(limit: 2) { items { id licenseTypes price { usd { minorUnits } } } } }', {}, {}],
  ['variables and defaults', 'query L($n: Int = 3) { assets(limit: $n) { items { id } } }', {}, {}],
  ['a variable of the wrong type', 'query L($n: Int) { assets(limit: $n) { items { id } } }', { n: 'three' }, {}],
  [
    'an alias and a fragment',
    '{ a: asset(id: "asset-1") { ...T } } fragment T on Asset { x: title __typename }',
    {},
    {},
  ],
  [
    '@skip and @include',
    'query S($no: Boolean!) { assets(limit: 1) { items { id @skip(if: $no) slug @include(if: $no) title } } }',
    { no: true },
    {},
  ],
  [
    'a field without an answer',
    '{ assetBySlug(slug: "x") { id } }',
    {},
    { catalog: { assetBySlug: async () => null } },
  ],
  [
    'a failure upstream',
    '{\n  assetFacets { tags { value } }\n  categories { id } }',
    {},
    { catalog: { facets: down } },
  ],
  ['a failure of what must not be null', '{ assets { items { id } } }', {}, { catalog: { tiles: down } }],
  ['a bug of ours', '{ assetBySlug(slug: "x") { id } }', {}, { catalog: { assetBySlug: bug } }],
  ['introspection', '{ __type(name: "Asset") { fields { name type { kind name } } } }', {}, {}],
  ['a change', 'mutation { logout { isSignedOut } }', {}, {}],
])('%s is answered alike the first time and compiled', async (_title, query, variables, apis) => {
  const { post } = await gatewayOver({ catalog: { assetBySlug: async () => restAsset(1) }, ...apis });
  const ask = async () => {
    const reply = await post(JSON.stringify({ query, variables }), { ...signedIn, 'x-request-id': 'request-0001' });
    return { status: reply.status, answer: await reply.json() };
  };

  const interpreted = await ask();

  expect(await ask()).toEqual(interpreted);
  expect(await ask()).toEqual(interpreted);
});

test('each operation of one document keeps its own compilation', async () => {
  const { post } = await gatewayOver();
  const query = 'query A { assets(limit: 1) { items { id } } } query B { assets(limit: 1) { items { slug } } }';
  const ask = async (operationName: string) => (await post(JSON.stringify({ query, operationName }), signedIn)).json();

  for (let round = 0; round < 3; round += 1) {
    expect(await ask('A')).toEqual({ data: { assets: { items: [{ id: 'asset-0' }] } } });
    expect(await ask('B')).toEqual({ data: { assets: { items: [{ slug: 'half-drop-peony-0' }] } } });
  }
});
