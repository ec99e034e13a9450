import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestApp, type SignedIn, type TestApp } from '../../api/test/support/test-app.ts';
import { insertTestAsset } from '../../api/test/support/test-assets.ts';
import { buy } from '../../api/test/support/test-purchase.ts';
import { readyLink } from '../../api/test/support/test-zip.ts';
import { listeningGateway, stopGateways } from './support/test-gateway.ts';

interface Request {
  /** The documented path with its parameters filled in. */
  readonly path?: string;
  readonly body?: object;
  readonly status: number;
  readonly message?: string;
}

interface Places {
  readonly assetId: string;
  readonly orderId: string;
  readonly link: string;
}

/** The test catalog renders no pictures, and a missing URL has a different message. */
const noPicture = { status: 404, message: 'This does not exist.' };
const ada = { email: 'ada@example.com', password: 'correct horse' };

/** A request for every documented call, in a feasible order, with the expected reply. */
const requests: Readonly<Record<string, (places: Places) => Request>> = {
  'POST /auth/register': () => ({ body: { name: 'Ada', username: 'ada', role: 'user', ...ada }, status: 201 }),
  'POST /auth/login': () => ({ body: ada, status: 200 }),
  'GET /auth/me': () => ({ status: 200 }),
  'POST /auth/forgot-password': () => ({ body: { email: ada.email, role: 'user' }, status: 200 }),
  'POST /auth/verify-otp': () => ({ body: { email: ada.email, otp: '000000' }, status: 409 }),
  'POST /auth/reset-password': () => ({ body: { token: 'x'.repeat(43), newPassword: 'new horse' }, status: 409 }),
  'PUT /auth/profile': () => ({ body: { name: 'Ada Byron' }, status: 200 }),
  'POST /auth/profile/upload': () => ({ status: 422 }),
  'GET /products': () => ({ path: '/products?search=madder', status: 200 }),
  'GET /products/{id}': ({ assetId }) => ({ path: `/products/${assetId}`, status: 200 }),
  'GET /products/{id}/preview': ({ assetId }) => ({ path: `/products/${assetId}/preview`, ...noPicture }),
  'GET /api/products/{id}/preview': ({ assetId }) => ({ path: `/api/products/${assetId}/preview`, ...noPicture }),
  'GET /open-api/assets': () => ({ path: '/open-api/assets?status=approved&page=1&limit=24', status: 200 }),
  'GET /open-api/assets/{id}': ({ assetId }) => ({ path: `/open-api/assets/${assetId}`, status: 200 }),
  'POST /cart/{id}': ({ assetId }) => ({ path: `/cart/${assetId}`, status: 200 }),
  'GET /cart': () => ({ status: 200 }),
  'DELETE /cart/{id}': ({ assetId }) => ({ path: `/cart/${assetId}`, status: 200 }),
  'DELETE /cart': () => ({ status: 200 }),
  'POST /api/subscriptions/create-session': () => ({ body: { planId: 'pro-monthly' }, status: 200 }),
  'GET /api/downloads/signed-url-N': ({ link }) => ({ path: link, status: 200 }),
  'GET /orders': () => ({ status: 200 }),
  'GET /orders/{id}': ({ orderId }) => ({ path: `/orders/${orderId}`, status: 200 }),
  'GET /users/me': () => ({ status: 200 }),
};

let api: TestApp;
let shop: string;
let buyer: SignedIn;
let places: Places;

beforeAll(async () => {
  api = await createTestApp();
  shop = (await listeningGateway({ apiUrl: api.baseUrl })).url;
  buyer = await api.signUp();
  const bought = await insertTestAsset(api.db, { title: 'Fern' });
  const { id: orderId, items } = await buy(api, buyer, [bought], 900);
  const { url: link } = await readyLink(api, buyer, items[0].entitlement.id);
  places = { orderId, link, assetId: await insertTestAsset(api.db, { title: 'Madder Botanica' }) };
});
afterAll(async () => {
  await stopGateways();
  await api.close();
});

function ask(origin: string, call: string): Promise<Response> {
  const [method = '', documented = ''] = call.split(' ');
  const { path: filled = documented, body } = expected(call);
  return fetch(origin + filled, {
    method,
    headers: { ...buyer.auth, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function expected(call: string): Request {
  const request = requests[call];
  if (!request) throw new Error(`No request is written for ${call}`);
  return request(places);
}

test('E-03 every call that the checklist documents has a request here', () => {
  const rows = readFileSync(path.join(import.meta.dirname, '../../docs/checklist.tsv'), 'utf8').split('\n');
  const documented = rows
    .filter((row) => row.startsWith('E-'))
    .flatMap((row) => [
      ...row.matchAll(/\b(?:GET|POST|PUT|DELETE) \/[\w{}/-]+|(?<= )\/(?:api|orders|users)\/[\w{}/-]+/g),
    ])
    .map(([call]) => (call.startsWith('/') ? `GET ${call}` : call));
  expect([...new Set(documented)].toSorted()).toEqual(Object.keys(requests).toSorted());
});

test.each(Object.keys(requests))('E-03 %s answers at its documented place', async (call) => {
  const reply = await ask(api.baseUrl, call);
  const { status, message = '' } = expected(call);
  expect(reply.status).toBe(status);
  expect(await reply.text()).toContain(message);
});

test.each(Object.keys(requests).filter((call) => call.includes(' /api/')))(
  'E-03 %s answers through the shop as well',
  async (call) => {
    const reply = await ask(shop, call);
    await reply.body?.cancel();
    expect(reply.status).toBe(expected(call).status);
  },
);

test('E-22 a plan gives its payment page at the documented place, on either port; an unknown one does not', async () => {
  for (const origin of [api.baseUrl, shop]) {
    const opened = await ask(origin, 'POST /api/subscriptions/create-session');
    expect(await opened.text()).toMatch(/"sessionUrl":"[^"]+\/api\/sandbox\/pay\/ps_/);
    const unknown = await fetch(`${origin}/api/subscriptions/create-session`, {
      method: 'POST',
      headers: { ...buyer.auth, 'content-type': 'application/json' },
      body: '{"planId":"gold"}',
    });
    expect(unknown.status).toBe(404);
  }
});
