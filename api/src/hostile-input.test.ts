import { request as httpRequest } from 'node:http';
import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
});
afterAll(() => app.close());

/** Returns JSON of lists nested `levels` deep. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

function send(method: 'post' | 'put' | 'delete', path: string, body: string) {
  const http = app.http();
  return http[method](path).set(person.auth).set('content-type', 'application/json').send(body);
}

describe('C1 JSON that is nested deep', () => {
  const calls = [
    ['post', '/cart/quote', 'items'],
    ['post', '/cart', 'items'],
    ['put', '/cart/coupon', 'code'],
    ['post', '/auth/login', 'email'],
    ['post', '/auth/register', 'role'],
    ['post', '/support/messages', 'anything'],
  ] as const;

  test.each(calls)('%s %s refuses it in the field %s', async (method, path, field) => {
    for (const levels of [33, 5000, 49_000]) {
      const response = await send(method, path, `{"${field}":${nested(levels)}}`).expect(422);
      expect(response.body.errors).toEqual([{ path: field, message: 'Must not be nested more than 32 levels deep' }]);
    }
  });

  test('M3 a list of wrong values gets 100 field errors at most', async () => {
    const response = await send('post', '/cart/quote', `{"items":[${'0,'.repeat(40_000)}0]}`).expect(422);
    expect(response.body.errors).toHaveLength(100);
  });

  test('what is nested less is checked by the rules of its call', async () => {
    const response = await send('post', '/cart/quote', `{"items":${nested(30)}}`).expect(422);
    expect(response.body.errors).toEqual([{ path: 'items.0.assetId', message: expect.not.stringContaining('nested') }]);
  });
});

describe('M5 addresses that are almost those of a route', () => {
  const emptyOrBlank = ['/cart/', '/cart/%20', '/cart//', '//cart', '/cart/%09'];
  test.each(emptyOrBlank)('DELETE %s leaves the cart as it is', async (path) => {
    const assetId = await insertTestAsset(app.db, { title: 'Rose' });
    await app.http().post(`/cart/${assetId}`).set(person.auth).expect(200);
    await send('delete', path, '');

    const cart = await app.http().get('/cart').set(person.auth).expect(200);
    expect(cart.body.data.items.map((item: { asset: { _id: string } }) => item.asset._id)).toContain(assetId);
  });

  test.each(['/auth/sessions/', '/auth/sessions/%20'])('DELETE %s ends no session', async (path) => {
    const elsewhere = await app.http().post('/auth/login').send({ email: person.email, password: 'correct horse' });
    await send('delete', path, '').expect(404);

    const auth = { authorization: `Bearer ${elsewhere.body.data.token}` };
    await app.http().get('/auth/me').set(auth).expect(200);
  });

  test.each(['PROPFIND', 'TRACE', 'PATCH', 'LOCK'])('no route takes the method %s', async (method) => {
    for (const path of ['/open-api/assets', '/cart', '/api/certificates/x']) {
      expect(await statusOf(method, path)).toBe(404);
    }
  });
});

function statusOf(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(app.baseUrl + path, { method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });
}
