import type { RequestListener, ServerResponse } from 'node:http';
import { apiServer, stopServers } from '../../test/support/fake-api-server.ts';
import { restAsset, restPagination } from '../../test/support/fixtures.ts';
import { listeningGateway, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

const LIST = '{ viewer { id } assetFacets { tags { value } } assetBySlug(slug: "s") { id } }';

function json(response: ServerResponse, body: string, status = 200, contentType = 'application/json') {
  response.writeHead(status, { 'content-type': contentType });
  response.end(body);
}

async function gatewayBefore(listener: RequestListener) {
  const api = await apiServer(listener);
  const gateway = await listeningGateway({ apiUrl: api.url, upstreamTimeoutMs: 200 });
  return { ...gateway, requests: api.requests };
}

const sound = JSON.stringify({ data: restAsset(1) });
const nonsense: ReadonlyArray<readonly [title: string, listener: RequestListener]> = [
  ['C2 never answers', () => {}],
  [
    'C2 starts a reply and stops',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
  ['C3 answers HTML', (_request, response) => json(response, '<h1>Bad gateway</h1>', 502, 'text/html')],
  ['C3 answers HTML with 200', (_request, response) => json(response, '<h1>Hello</h1>', 200, 'text/html')],
  ['C3 cuts its JSON short', (_request, response) => json(response, sound.slice(0, 100))],
  ['C3 answers an empty body', (_request, response) => json(response, '')],
  ['C3 answers a list', (_request, response) => json(response, '[]')],
  ['C3 answers without data', (_request, response) => json(response, '{"error":"x"}')],
  [
    'C3 answers invalid UTF-8',
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from([0xff, 0xfe, 0x7b])),
  ],
  [
    'C3 answers 500 with a stack',
    (_request, response) => json(response, '{"code":"internal","message":"at foo.ts:1 password"}', 500),
  ],
  ['C3 answers more than 8 MB', (_request, response) => json(response, `{"data":"${'x'.repeat(9_000_000)}"}`)],
  [
    'C3 floods headers',
    (_request, response) => {
      for (let index = 0; index < 300; index += 1) response.setHeader(`x-${index}`, 'y'.repeat(200));
      json(response, sound);
    },
  ],
  ['C4 hangs up', (request) => request.socket.destroy()],
];

test.each(nonsense)(
  'an api that %s is UPSTREAM_UNAVAILABLE, and what needs no api still answers',
  async (_title, listener) => {
    const { run } = await gatewayBefore(listener);

    const { data, errors } = await run(LIST);

    expect(data).toEqual({ viewer: null, assetFacets: null, assetBySlug: null });
    expect(errors?.map((error) => error.extensions['code'])).toEqual(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);
    expect(JSON.stringify(errors)).not.toMatch(/password|127\.0\.0\.1|foo\.ts/);
  },
);

test('C1 an api that is not there is UPSTREAM_UNAVAILABLE, not a 500', async () => {
  const { post } = await listeningGateway({ apiUrl: 'http://127.0.0.1:1' });

  const reply = await post(JSON.stringify({ query: LIST }));

  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }, {}] });
});

test('C3 a reply of the wrong shape is an error of its field, not a crash', async () => {
  const { run } = await gatewayBefore((_request, response) => json(response, '{"data":{"assets":{"length":1}}}'));

  const { errors } = await run('{ assets { items { id } } }');

  expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
});

test('C4 a read whose connection broke is sent once more', async () => {
  let calls = 0;
  const { run, requests } = await gatewayBefore((request, response) => {
    calls += 1;
    if (calls === 1) request.socket.destroy();
    else json(response, sound);
  });

  const { data } = await run('{ assetBySlug(slug: "s") { id } }');

  expect(data).toEqual({ assetBySlug: { id: 'asset-1' } });
  expect(requests).toHaveLength(2);
});

test('C4 a change is never sent twice', async () => {
  const { run, requests } = await gatewayBefore((request) => request.socket.destroy());

  await run('mutation { clearCart { cart { id } } }', {}, { authorization: 'Bearer t' });

  expect(requests).toEqual(['DELETE /cart']);
});

test('the token, the request id and the address of the caller reach the api', async () => {
  const seen: Record<string, unknown>[] = [];
  const { run, requests } = await gatewayBefore((request, response) => {
    seen.push(request.headers);
    json(response, JSON.stringify({ data: { assets: [restAsset(1)], pagination: restPagination(1) } }));
  });

  await run(
    'query ($f: AssetFilter) { assets(filter: $f) { items { id } } }',
    { f: { search: 'half & half', categories: ['a', 'b'], tags: [] } },
    { authorization: 'Bearer token-9', 'x-request-id': 'request-0009', 'x-forwarded-for': '6.6.6.6' },
  );

  expect(seen).toMatchObject([
    {
      authorization: 'Bearer token-9',
      'x-request-id': 'request-0009',
      'x-forwarded-for': expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/),
    },
  ]);
  expect(requests).toEqual([
    'GET /open-api/assets/tiles?status=approved&search=half+%26+half&category=a%2Cb&page=1&limit=24',
  ]);
});

test('ids and slugs cannot leave their place in a path', async () => {
  const { run, requests } = await gatewayBefore((_request, response) => json(response, '{"code":"not_found"}', 404));

  const elsewhere = '../../auth/me?x=1#y';
  await run(`{ assetBySlug(slug: "${elsewhere}") { id } certificate(code: "${elsewhere}") { code } }`);

  // No slug looks like that, so the api is not asked for it.
  expect(requests).toEqual([expect.stringMatching(/certificates\/..%2F..%2Fauth%2Fme%3Fx%3D1%23y$/)]);
});

test.each([
  ['startCheckout', 'startCheckout(input: { idempotencyKey: $key, expectedTotal: 1 }) { errors { __typename } }'],
  [
    'refundOrder',
    'refundOrder(input: { orderNumber: "1", idempotencyKey: $key, reason: DUPLICATE }) { errors { __typename } }',
  ],
])('C2 no number of idempotency keys that fit no header stops the shop: %s', async (_name, field) => {
  const { run, requests } = await gatewayBefore((_request, response) => json(response, sound));
  const query = `mutation ($key: IdempotencyKey!) { ${field} }`;

  const refused = await Promise.all(Array.from({ length: 130 }, () => run(query, { key: '☃'.repeat(8) })));

  expect(refused.map(({ errors }) => errors?.[0]?.extensions['code'])).toEqual(refused.map(() => 'BAD_USER_INPUT'));
  expect(requests).toEqual([]);
  expect(await run('{ assetBySlug(slug: "s") { id } }')).toEqual({ data: { assetBySlug: { id: 'asset-1' } } });
});
