import type { Response } from 'supertest';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { lockCart } from './cart.repository.ts';

let app: TestApp;
let greedy: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  greedy = await app.signUp();
});

const newAssets = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => insertTestAsset(app.db, { title: `Pattern ${index}` })));

/** Keeps a user's cart locked while the work runs. */
function whileLocked<Result>({ userId }: SignedIn, work: () => Promise<Result>): Promise<Result> {
  return app.db.transaction().execute(async (trx) => {
    await lockCart(trx, userId);
    return work();
  });
}

test('H6 C6 of 40 changes of one cart 28 are refused before they take a connection, and others are served', async () => {
  const assets = await newAssets(40);
  const other = await app.signUp();
  const answers: Response[] = [];
  const asked: Promise<unknown>[] = [];
  await whileLocked(greedy, async () => {
    const refused = new Promise<void>((resolve) => {
      for (const assetId of assets) {
        const add = app.http().post(`/cart/${assetId}`).set(greedy.auth);
        asked.push(add.then((answer) => answers.push(answer) === 28 && resolve()));
      }
    });
    await refused;
    expect(answers.every(({ status }) => status === 429)).toBe(true);
    expect(Number(answers[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await app.http().get('/open-api/assets').expect(200);
    await app.http().post(`/cart/${assets[0]}`).set(other.auth).expect(200);
  });
  await Promise.all(asked);
  const served = answers.filter(({ status }) => status === 200).length;
  const { body } = await app.http().get('/cart').set(greedy.auth).expect(200);
  expect(body.data.totalItems).toBe(served);
});

test('H6 C6 a change that waits too long for its cart answers 503 with a time to wait, and changes nothing', async () => {
  const [assetId] = await newAssets(1);
  const answer = await whileLocked(greedy, () => app.http().post(`/cart/${assetId}`).set(greedy.auth));
  expect(answer.status).toBe(503);
  expect(answer.body.code).toBe('unavailable');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  const { body } = await app.http().get('/cart').set(greedy.auth).expect(200);
  expect(body.data.totalItems).toBe(0);
});
