import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
});
afterAll(() => app.close());

/** JSON text of lists within lists. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

function send(method: 'post' | 'put', path: string, body: string) {
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

  test('what is nested less is judged by the rules of its call', async () => {
    const response = await send('post', '/cart/quote', `{"items":${nested(30)}}`).expect(422);
    expect(response.body.errors).toEqual([{ path: 'items.0.assetId', message: expect.not.stringContaining('nested') }]);
  });
});
