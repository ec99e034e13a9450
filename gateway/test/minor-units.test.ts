import { restCart } from './support/purchase-fixtures.ts';
import { restStudioPayouts } from './support/studio-fixtures.ts';
import { gatewayOver, signedIn, stopGateways } from './support/test-gateway.ts';

afterEach(stopGateways);

const MORE_THAN_INT = 3_000_000_000;
const MAX = Number.MAX_SAFE_INTEGER;
const CHECKOUT = `mutation ($total: MinorUnits!) {
  startCheckout(input: { idempotencyKey: "key-00001", expectedTotal: $total }) { errors { __typename } }
}`;
const FACETS = '{ assetFacets { priceRange { min max } } }';

test('amounts beyond 32 bits go in and come out exactly, as variables and as literals', async () => {
  const total = { usd: MORE_THAN_INT, inr: MAX };
  const { run, calls } = await gatewayOver({ cart: { read: async () => restCart({ total }) } });

  const { data } = await run('{ cart { total { usd { minorUnits } inr { minorUnits } } } }', {}, signedIn);
  await run(CHECKOUT, { total: MORE_THAN_INT }, signedIn);
  await run(`{ assets(limit: 1, filter: { minPrice: 0, maxPrice: ${MORE_THAN_INT} }) { items { id } } }`);

  expect(data).toEqual({ cart: { total: { usd: { minorUnits: MORE_THAN_INT }, inr: { minorUnits: MAX } } } });
  expect(calls.slice(1)).toMatchObject([
    { name: 'orders.startCheckout', args: ['key-00001', MORE_THAN_INT] },
    { name: 'catalog.tiles', args: [{ minPrice: 0, maxPrice: MORE_THAN_INT }] },
  ]);
});

test.each([
  ['negative', -1],
  ['a fraction', 9.5],
  ['more than can be counted exactly', MAX + 1],
  ['text', '900'],
])('an amount that is %s is refused before anything is asked upstream', async (_title, amount) => {
  const { run, calls } = await gatewayOver();

  const variable = await run(CHECKOUT, { total: amount }, signedIn);
  const literal = await run(`{ assets(filter: { minPrice: ${JSON.stringify(amount)} }) { items { id } } }`);

  expect(variable.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(literal.errors?.[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(calls).toEqual([]);
});

test('what goes back is told as a negative amount', async () => {
  const { run } = await gatewayOver({ payouts: { ofStudio: async (id) => restStudioPayouts({ id, balance: -167 }) } });
  const { data } = await run('{ studioPayouts(studioId: "3") { balance { minorUnits } } }', {}, signedIn);
  expect(data).toEqual({ studioPayouts: { balance: { minorUnits: -167 } } });
});

test('an amount from upstream that is none is not passed on', async () => {
  const facets = {
    categories: [],
    tags: [],
    colors: [],
    orientations: [],
    licenseTypes: [],
    repeats: [],
    total: 1,
    priceRange: { min: 0.5, max: 900 },
  };
  const { run } = await gatewayOver({ catalog: { facets: async () => facets } });

  for (const how of ['interpreted', 'compiled']) {
    const { data, errors } = await run(FACETS);
    expect({ how, data }).toEqual({ how, data: { assetFacets: null } });
    expect(errors?.[0]?.extensions['code']).toBe('INTERNAL');
  }
});
