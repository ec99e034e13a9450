import { connect } from 'node:net';
import { typeDefs } from '@halfdrop/schema';
import { exampleDocument } from '@halfdrop/schema/examples';
import { buildSchema, parse, validate } from 'graphql';
import { gatewayOver, signedIn, stopGateways } from '../../../test/support/test-gateway.ts';
import { problem } from '../../../test/support/fake-apis.ts';
import { restAsset, restUser } from '../../../test/support/fixtures.ts';

afterEach(stopGateways);

const LIST = JSON.stringify({ query: '{ assets(limit: 1) { items { id } } }' });

test('a visitor’s list is read once and answered from what was kept', async () => {
  const { post, names } = await gatewayOver();

  const first = await post(LIST);
  const second = await post(LIST);

  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('cache-control')).toBe('public, max-age=120');
  expect(names()).toEqual(['catalog.tiles']);
});

test('what is not there is kept for a second alone, so that it shows once it is', async () => {
  const { post } = await gatewayOver({ catalog: { assetBySlug: async () => null } });

  const reply = await post(JSON.stringify({ query: '{ assetBySlug(slug: "s") { id } }' }));

  expect(reply.headers.get('cache-control')).toBe('public, max-age=1');
});

test('visitors who ask the same at once share one call', async () => {
  const { post, names } = await gatewayOver();

  const replies = await Promise.all(Array.from({ length: 20 }, () => post(LIST).then((reply) => reply.text())));

  expect(new Set(replies).size).toBe(1);
  expect(names()).toEqual(['catalog.tiles']);
});

test('D11 what was read with a token is never kept nor shared', async () => {
  const { run, post, names } = await gatewayOver({ account: { me: async () => restUser() } });
  const query = '{ viewer { email } assets(limit: 1) { items { id } } }';

  await run(query, {}, signedIn);
  const visitor = await run(query);
  const member = await post(LIST, signedIn);
  await post(LIST, { authorization: 'Basic abc' });

  expect(visitor.data?.['viewer']).toBeNull();
  expect(member.headers.get('cache-control')).toBe('private, no-store');
  expect(names().filter((name) => name === 'catalog.tiles')).toHaveLength(4);
});

test('errors, mutations and quotes are not kept', async () => {
  let isDown = true;
  const { run, names } = await gatewayOver({
    catalog: {
      assetBySlug: async () => {
        if (isDown) throw problem(503, 'unavailable');
        return restAsset(1);
      },
    },
  });
  const detail = '{ assetBySlug(slug: "s") { id } }';

  expect((await run(detail)).errors).toHaveLength(1);
  isDown = false;
  expect((await run(detail)).errors).toBeUndefined();
  for (const query of ['{ cartQuote(items: []) { errors { __typename } } }', 'mutation { logout { isSignedOut } }']) {
    await run(query);
    await run(query);
  }
  expect(names()).toEqual(['catalog.assetBySlug', 'catalog.assetBySlug', 'cart.quote', 'cart.quote']);
});

test('D3 a batch of operations is refused', async () => {
  const { post, names } = await gatewayOver();

  const replies = await Promise.all(
    [1, 2, 1000].map((count) =>
      post(JSON.stringify(Array.from({ length: count }, () => ({ query: '{ __typename }' })))),
    ),
  );

  expect(replies.map((reply) => reply.status)).toEqual([400, 400, 400]);
  expect(names()).toEqual([]);
});

const megabytes = 'x'.repeat(10_000_000);
test.each([
  ['in the operation', { query: `{ assets(filter: { search: "${megabytes}" }) { items { id } } }` }],
  [
    'in a variable',
    {
      query: 'query ($text: String) { assets(filter: { search: $text }) { items { id } } }',
      variables: { text: megabytes },
    },
  ],
])(
  'D5 10 MB of search text %s are refused unread, nothing reaches the api, and the next is served',
  async (_, body) => {
    const { post, names } = await gatewayOver();

    const reply = await post(JSON.stringify(body));

    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ errors: [{ message: 'The body is longer than 100000 bytes.' }] });
    expect(names()).toEqual([]);
    expect((await post(LIST)).status).toBe(200);
  },
);

test('D5 an address of 10 MB is refused while it is read', async () => {
  const { url, post, names } = await gatewayOver();

  const statusLine = await firstLineOf(url, `GET /products?search=${megabytes} HTTP/1.1\r\nhost: x\r\n\r\n`);

  expect(statusLine).toMatch(/^HTTP\/1\.1 431 /);
  expect(names()).toEqual([]);
  expect((await post(LIST)).status).toBe(200);
});

/** The server may close the connection early; what was received until then counts. */
function firstLineOf(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

test.each([
  ['broken JSON', '{"query": '],
  ['an empty body', ''],
  ['null', 'null'],
  ['a number', '1'],
  ['no query', '{"variables":{}}'],
  ['a query that is not text', '{"query":{"kind":"Document"}}'],
  ['variables that are text', '{"query":"{ __typename }","variables":"{}"}'],
])('%s is a 400 with a reason', async (_title, body) => {
  const { post } = await gatewayOver();

  const reply = await post(body);

  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
});

test.each([
  ['text/plain', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: LIST }],
  [
    'a form',
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `query=${LIST}` },
  ],
  ['GET without the preflight header', { method: 'GET', headers: {} }],
  ['GET of a mutation', { method: 'GET', headers: { 'apollo-require-preflight': '1' } }],
  ['PUT', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: LIST }],
])('D8 %s is refused', async (_title, init) => {
  const { url, names } = await gatewayOver();
  const query = _title.includes('mutation') ? 'mutation{logout{isSignedOut}}' : '{assets{items{id}}}';
  const address = init.method === 'GET' ? `${url}/graphql?query=${encodeURIComponent(query)}` : `${url}/graphql`;

  const reply = await fetch(address, init);

  expect([400, 405, 415]).toContain(reply.status);
  expect(names()).toEqual([]);
});

test('a GET with the preflight header is answered and kept', async () => {
  const { url, names } = await gatewayOver();
  const address = `${url}/graphql?query=${encodeURIComponent('{assets(limit:1){items{id}}}')}`;
  const headers = { 'apollo-require-preflight': '1' };

  await fetch(address, { headers });
  const second = await fetch(address, { headers });

  expect(await second.json()).toEqual({ data: { assets: { items: [{ id: 'asset-0' }] } } });
  expect(names()).toEqual(['catalog.tiles']);
});

test('D7 a bug is told as INTERNAL with the request id and nothing else', async () => {
  const { post } = await gatewayOver({
    catalog: {
      tiles: async () => {
        throw new TypeError('secret: postgres://user:password@host');
      },
    },
  });

  const reply = await post(LIST, { 'x-request-id': 'request-0001' });
  const text = await reply.text();

  expect(reply.headers.get('x-request-id')).toBe('request-0001');
  expect(text).not.toMatch(/secret|postgres|stacktrace|\.ts/);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL', requestId: 'request-0001' } }] });
});

test('D7 a hardened gateway tells nothing of the schema', async () => {
  const { run } = await gatewayOver({}, { isHardened: true });

  const introspection = await run('{ __schema { types { name } } }');
  const typo = await run('{ aset(id: "1") { id } }');

  expect(introspection.data).toBeUndefined();
  expect(typo.errors?.[0]?.message).not.toMatch(/did you mean/i);
});

test('a browser that opens /graphql gets Apollo Sandbox', async () => {
  const { url } = await gatewayOver();

  const reply = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });

  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(reply.headers.get('content-security-policy')).toBeNull();
  const page = await reply.text();
  expect(page).toContain('sandbox');
  expect(page.indexOf('sandbox-guard.js')).toBeLessThan(page.indexOf('apollographql.com'));
});

test('the example document that the explorers open with is answered by this schema', () => {
  expect(validate(buildSchema(typeDefs), parse(exampleDocument))).toEqual([]);
});

test('M9 a public shop serves no page of Apollo Sandbox on its own origin', async () => {
  const { url } = await gatewayOver({}, { hasSandbox: false });

  const reply = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });

  expect(reply.status).toBe(400);
  expect(await reply.text()).not.toContain('apollographql.com/');
});

test('replies are compressed as the client accepts', async () => {
  const { post } = await gatewayOver();
  const body = JSON.stringify({ query: '{ assets(limit: 50) { items { id title description } } }' });

  const encodings = await Promise.all(
    ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity'].map(async (accepted) => {
      const reply = await post(body, { 'accept-encoding': accepted });
      expect(JSON.parse(await reply.text())).toHaveProperty('data.assets.items.49');
      return reply.headers.get('content-encoding');
    }),
  );

  expect(encodings).toEqual(['br', 'gzip', 'gzip', null]);
});
