import { apiServer, stopServers } from './support/fake-api-server.ts';
import { listeningGateway, signedIn, stopGateways } from './support/test-gateway.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

/** A gateway before an api that would give or do anything it is asked for. */
async function gatewayBefore() {
  const api = await apiServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"data":{}}');
  });
  return { ...(await listeningGateway({ apiUrl: api.url })), requests: api.requests };
}

const reads = {
  asset: 'asset(id: $value) { id }',
  assetBySlug: 'assetBySlug(slug: $value) { id }',
  contentPage: 'contentPage(slug: $value) { title }',
  designer: 'designer(key: $value) { id }',
  orderByPaymentSession: 'orderByPaymentSession(paymentSessionId: $value) { id }',
  reviews: 'reviews(assetId: $value) { items { stars } }',
  shopCollection: 'shopCollection(slug: $value) { title }',
};

test.each(Object.entries(reads))(
  'M5 %s: a value that is no segment of a path is found nowhere',
  async (name, field) => {
    const { run, requests } = await gatewayBefore();
    const type = name === 'asset' || name === 'reviews' ? 'ID' : 'String';

    for (const value of ['', '.', '..', 'a\u0000b', '\u007f']) {
      expect(await run(`query ($value: ${type}!) { ${field} }`, { value }, signedIn)).toEqual({
        data: { [name]: null },
      });
    }

    expect(requests).toEqual([]);
  },
);

test.each(['assetBySlug', 'designer', 'shopCollection'] as const)(
  '%s: a key longer than any is found nowhere, and no failure',
  async (name) => {
    const { run, requests } = await gatewayBefore();
    const answer = await run(`query ($value: String!) { ${reads[name]} }`, { value: 'x'.repeat(101) });
    expect([answer, requests]).toEqual([{ data: { [name]: null } }, []]);
  },
);

test.each([
  ['similarAssets(assetId: $value) { description }', ['by-slug', 'BY-SKU']],
  ['designer(key: $value) { id }', ['stats', 'STATS']],
])('M5 %s does not read what stands beside it', async (field, words) => {
  const { run, requests } = await gatewayBefore();

  for (const value of words) {
    const { data, errors } = await run(
      `query ($value: ${field.startsWith('designer') ? 'String' : 'ID'}!) { ${field} }`,
      { value },
    );
    expect(errors).toBeUndefined();
    expect([null, []]).toContainEqual(Object.values(data ?? {})[0]);
  }

  expect(requests).toEqual([]);
});

test('M5 endSession without an id ends no session', async () => {
  const { run, requests } = await gatewayBefore();

  for (const id of ['', '.', '..']) {
    const query = 'mutation ($id: ID!) { endSession(input: { sessionId: $id }) { errors { __typename } } }';
    const answer = await run(query, { id }, signedIn);
    expect(answer).toEqual({ data: { endSession: { errors: [{ __typename: 'NotFoundError' }] } } });
  }

  expect(requests).toEqual([]);
});

test('M5 removeFromCart without an id takes nothing out', async () => {
  const { run, requests } = await gatewayBefore();

  for (const id of ['', '..', 'coupon', 'Coupon']) {
    const query = 'mutation ($id: ID!) { removeFromCart(input: { assetId: $id }) { errors { __typename } } }';
    const { data } = await run(query, { id }, signedIn);
    expect(data).toEqual({ removeFromCart: { errors: [{ __typename: 'NotFoundError' }] } });
  }

  expect(requests).toEqual([]);
});

test.each([
  ['half of a surrogate pair', '\ud800'],
  ['the other half', 'a\udc00b'],
])('M5 %s is BAD_USER_INPUT', async (_title, value) => {
  const { run, requests } = await gatewayBefore();

  const read = await run('query ($value: String!) { assetBySlug(slug: $value) { id } }', { value });
  const list = await run('query ($f: AssetFilter) { assets(filter: $f) { items { id } } }', { f: { search: value } });
  const literal = await run(`{ assetBySlug(slug: "${value}") { id } }`);

  expect([read, list].map(({ errors }) => errors?.[0]?.extensions['code'])).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
  ]);
  expect(literal.errors?.[0]?.extensions['code']).toBe('GRAPHQL_PARSE_FAILED');
  expect(requests).toEqual([]);
});
