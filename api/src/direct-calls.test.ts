import path from 'node:path';
import { sampleTarget } from '../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../test/support/test-app.ts';
import { loadSampleCatalog } from './catalog/sample-catalog.ts';

let app: TestApp;
let id: string;
let slug: string;
beforeAll(async () => {
  app = await createTestApp();
  const file = path.join(__dirname, '..', 'sample-catalog', 'catalog.json');
  await loadSampleCatalog(sampleTarget(app, app.clock), file);
  const { body } = await app.http().get('/open-api/assets/tiles?limit=1').expect(200);
  [{ _id: id, slug }] = body.data.assets;
});
afterAll(() => app.close());

const paths: readonly (readonly [string, () => string])[] = [
  ['a list', () => '/open-api/assets/tiles?search=floral&tags=botanical%2Cleaf&limit=5'],
  ['counts of the filter panel', () => '/open-api/assets/facets?colors=red&minPrice=500'],
  ['suggestions', () => '/open-api/assets/suggestions/tiles?q=flo'],
  ['patterns like one', () => `/open-api/assets/${id}/similar/tiles?limit=3`],
  ['the others of a collection', () => `/open-api/assets/${id}/coordinates/tiles`],
  ['a pattern', () => `/open-api/assets/by-slug/${slug}`],
  ['a pattern that is not there', () => '/open-api/assets/by-slug/nothing'],
  ['a list beyond its bounds', () => '/open-api/assets/tiles?limit=1000&page=0'],
  ['a value that is given twice', () => '/open-api/assets/tiles?sortBy=newest&sortBy=popular'],
];

/** Requests with a body, even an empty one, are handled by Express. */
const byExpress = (address: string) => app.http().get(address).set('content-length', '0');

test.each(paths)('%s is answered as Express answers it, with the same headers', async (_name, addressOf) => {
  const address = addressOf();
  const direct = await app.http().get(address).set('x-request-id', 'same-id');
  const whole = await byExpress(address).set('x-request-id', 'same-id');

  expect(direct.text).toBe(whole.text);
  expect(direct.status).toBe(whole.status);
  const { date: _date, ...headers } = direct.headers;
  expect(whole.headers).toMatchObject(headers);
  expect(Object.keys(direct.headers).toSorted()).toEqual(Object.keys(whole.headers).toSorted());
});

test('a direct answer has an id of its own, and is counted once under the pattern of its address', async () => {
  const count = async (status: number) => {
    const { text } = await app.http().get('/metrics').expect(200);
    const line = `http_request_duration_seconds_count{method="GET",route="/open-api/assets/by-slug/:slug",status="${status}"} `;
    return Number(text.split(line)[1]?.split('\n')[0] ?? 0);
  };
  const before = [await count(200), await count(404)];

  const found = await app.http().get(`/open-api/assets/by-slug/${slug}`).expect(200);
  await app.http().get('/open-api/assets/by-slug/nothing').expect(404);

  expect(found.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect([await count(200), await count(404)]).toEqual(before.map((number) => number + 1));
});

test('who has signed in is known, and whose session has ended is told so', async () => {
  const bad = await app
    .http()
    .get('/open-api/assets/tiles')
    .set('authorization', `Bearer ${'a'.repeat(30)}`)
    .expect(401);
  expect(bad.body).toMatchObject({ code: 'unauthenticated' });
});
