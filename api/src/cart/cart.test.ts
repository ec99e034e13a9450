import { sql } from 'kysely';
import { reportFigure, roundsOf } from '../../../scripts/reliability/rounds.mjs';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset, setCategoryPrice } from '../../test/support/test-assets.ts';

let app: TestApp;
let buyer: SignedIn;
let rose: string;
let fern: string;
let gift: string;

beforeAll(async () => {
  app = await createTestApp();
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  fern = await insertTestAsset(app.db, { title: 'Fern', categoryId: 3 });
  gift = await insertTestAsset(app.db, { title: 'Gift', isFree: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});

const add = (assetId: string, body?: object) => app.http().post(`/cart/${assetId}`).set(buyer.auth).send(body);
const read = () => app.http().get('/cart').set(buyer.auth).expect(200);
const unknownId = '00000000-0000-4000-8000-000000000000';

test('E-18 EN-12 EN-13 C-13 the cart lists its items at the category price with exact totals', async () => {
  await add(rose).expect(200);
  const response = await add(fern).expect(200);
  expect(response.body.data).toMatchObject({
    totalItems: 2,
    subtotal: { usd: 2100, inr: 174_800 },
    discount: { usd: 0, inr: 0 },
    total: { usd: 2100, inr: 174_800 },
    coupon: null,
    notices: [],
  });
  expect(response.body.data.items[0].asset).toMatchObject({
    _id: rose,
    title: 'Rose',
    category: { price: { usd: 900 } },
  });
});

test('E-19 C-12 BC-20 adding twice keeps one line; the last license wins and costs its surcharge', async () => {
  await add(rose).expect(200);
  const response = await add(rose, { license: 'extended' }).expect(200);
  expect(response.body.data).toMatchObject({ totalItems: 1, total: { usd: 1900, inr: 164_800 } });
});

test('E-20 C-06 removing a line takes it out; removing what is not there is harmless', async () => {
  await add(rose);
  const removed = await app.http().delete(`/cart/${rose}`).set(buyer.auth).expect(200);
  expect(removed.body.data.totalItems).toBe(0);
  await app.http().delete(`/cart/${unknownId}`).set(buyer.auth).expect(200);
  await app.http().delete('/cart/no-id-at-all').set(buyer.auth).expect(200);
});

test('E-21 C-10 clearing empties the cart', async () => {
  await add(rose);
  await add(fern);
  const cleared = await app.http().delete('/cart').set(buyer.auth).expect(200);
  expect(cleared.body.data).toMatchObject({ totalItems: 0, total: { usd: 0, inr: 0 } });
});

test.each([unknownId, 'not-an-id', "' or 1=1 --"])('E8 adding the unknown asset %p answers 404', async (assetId) => {
  const response = await app
    .http()
    .post(`/cart/${encodeURIComponent(assetId)}`)
    .set(buyer.auth)
    .expect(404);
  expect(response.body.code).toBe('not_found');
});

test('PR-06 G-08 a free pattern is not bought for nothing; its extended license has a price', async () => {
  const free = await add(gift).expect(200);
  expect(free.body.data.total).toEqual({ usd: 0, inr: 0 });
  expect(free.body.data.notices).toEqual([
    'Gift is free: take it with Free Download on its page, or with the extended licence here.',
  ]);
  const extended = await add(gift, { license: 'extended' }).expect(200);
  expect(extended.body.data).toMatchObject({ total: { usd: 1000 }, notices: [] });
});

test('EN-27 an unknown license answers 422', async () => {
  const response = await add(rose, { license: 'commercial' }).expect(422);
  expect(response.body.errors[0].path).toBe('license');
  expect((await read()).body.data.totalItems).toBe(0);
});

test('PR-14 nobody sees the cart of another', async () => {
  await add(rose);
  const other = await app.signUp();
  const response = await app.http().get('/cart').set(other.auth).expect(200);
  expect(response.body.data.totalItems).toBe(0);
  await app.http().get('/cart').expect(401);
});

test('A8 four parallel edits of one cart are all in it', async () => {
  const rounds = roundsOf({ quick: 2, full: 250 });
  const damask = await insertTestAsset(app.db, { title: 'Damask' });
  for (let round = 0; round < rounds; round += 1) {
    await app.http().delete('/cart').set(buyer.auth).expect(200);
    await app.http().delete('/cart/coupon').set(buyer.auth).expect(200);
    for (const id of [rose, fern]) await add(id).expect(200);
    const answers = await Promise.all([
      add(damask),
      add(rose, { license: 'extended' }),
      app.http().delete(`/cart/${fern}`).set(buyer.auth),
      app.http().put('/cart/coupon').set(buyer.auth).send({ code: 'save10' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { data } = (await read()).body;
    const lines = data.items.map((item: { asset: { title: string }; license: string }) => [
      item.asset.title,
      item.license,
    ]);
    expect(new Map(lines)).toEqual(
      new Map([
        ['Rose', 'extended'],
        ['Damask', 'standard'],
      ]),
    );
    expect(data).toMatchObject({
      totalItems: 2,
      subtotal: { usd: 2800 },
      total: { usd: 2520 },
      coupon: { code: 'SAVE10' },
    });
  }
  reportFigure('A8 of parallel edits of one cart, four at once, each is stored', `${rounds * 4} edits, 0 lost`);
});

test('A9 ten parallel additions make ten lines, and their sum', async () => {
  const rounds = roundsOf({ quick: 1, full: 1000 });
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      insertTestAsset(app.db, { title: `Parallel ${index}`, categoryId: 1 + 2 * (index % 2) }),
    ),
  );
  for (let round = 0; round < rounds; round += 1) {
    await app.http().delete('/cart').set(buyer.auth).expect(200);
    const answers = await Promise.all(ids.map((id) => add(id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const { data } = (await read()).body;
    expect(new Set(data.items.map((item: { asset: { _id: string } }) => item.asset._id))).toEqual(new Set(ids));
    expect(data).toMatchObject({ totalItems: 10, subtotal: { usd: 10_500 }, total: { usd: 10_500 } });
  }
  reportFigure('A9 ten parallel additions to one cart make ten lines, and their sum', `${rounds} rounds`);
});

test('C-14 a pattern whose category has no price is shown, cannot be bought, and says so', async () => {
  const unpriced = await insertTestAsset(app.db, { title: 'Unpriced', categoryId: 7 });
  await setCategoryPrice(app.db, 7, null);
  const response = await add(unpriced).expect(200);
  expect(response.body.data.items[0].price).toBeNull();
  expect(response.body.data.notices).toEqual(['Unpriced has no price yet and cannot be bought.']);
});

test('a pattern that has left the shop is left out and named, once', async () => {
  const leaving = await insertTestAsset(app.db, { title: 'Leaving' });
  await add(leaving);
  await sql`update catalog_asset set status = 'withdrawn' where id = ${leaving}`.execute(app.db);
  expect((await read()).body.data).toMatchObject({
    totalItems: 0,
    notices: ['Leaving is no longer available and was left out.'],
  });
  expect((await read()).body.data.notices).toEqual([]);
});

describe('coupons', () => {
  const apply = (code: unknown) => app.http().put('/cart/coupon').set(buyer.auth).send({ code });

  test.each(['save10', 'SAVE10', ' Save10 '])('BC-22 C-16 %p takes 10 %% off', async (code) => {
    await add(fern);
    const response = await apply(code).expect(200);
    expect(response.body.data).toMatchObject({
      coupon: { code: 'SAVE10', discountBasisPoints: 1000, amountOff: null },
      discount: { usd: 120 },
      total: { usd: 1080 },
    });
  });

  test('ST-20 the coupon can be taken off again', async () => {
    await add(fern);
    await apply('save10');
    const response = await app.http().delete('/cart/coupon').set(buyer.auth).expect(200);
    expect(response.body.data).toMatchObject({ coupon: null, total: { usd: 1200 } });
  });

  test('ST-19 an unknown code answers 409 with the words', async () => {
    const response = await apply('save99').expect(409);
    expect(response.body).toMatchObject({ code: 'invalid_coupon', message: 'Invalid coupon code' });
  });

  test.each([undefined, '', '   ', 7, 'x'.repeat(41)])('V-34 the code %p answers 422', async (code) => {
    await apply(code).expect(422);
  });

  test('BC-23 a coupon that is switched off in the database counts no more', async () => {
    await add(fern);
    await apply('save10');
    await sql`update coupon set is_active = false`.execute(app.db);
    const response = await read();
    await sql`update coupon set is_active = true`.execute(app.db);
    expect(response.body.data).toMatchObject({ coupon: null, total: { usd: 1200 } });
  });
});

describe("visitors' carts", () => {
  const quote = (body: object) => app.http().post('/cart/quote').send(body);

  test('EN-14 are priced by the server, and nothing is stored', async () => {
    const items = [{ assetId: rose }, { assetId: fern, license: 'extended' }];
    const response = await quote({ items, couponCode: 'save10' }).expect(200);
    expect(response.body.data).toMatchObject({
      couponError: null,
      cart: { id: 'visitor', totalItems: 2, subtotal: { usd: 3100 }, total: { usd: 2790 } },
    });
    const { rows } = await sql`select 1 from cart where user_id is null`.execute(app.db);
    expect(rows).toHaveLength(0);
  });

  test('name what is gone, and say why a coupon does not count', async () => {
    const items = [{ assetId: rose }, { assetId: unknownId }, { assetId: 'nonsense' }];
    const response = await quote({ items, couponCode: 'nope' }).expect(200);
    expect(response.body.data.couponError).toBe('Invalid coupon code');
    expect(response.body.data.cart.notices).toHaveLength(2);
  });

  test('are added at sign-in without doubling what is there', async () => {
    await add(rose);
    const items = [{ assetId: rose }, { assetId: fern }, { assetId: unknownId }];
    const response = await app.http().post('/cart').set(buyer.auth).send({ items }).expect(200);
    expect(response.body.data.totalItems).toBe(2);
    expect(response.body.data.notices).toHaveLength(1);
  });

  test('bring their coupon along at once, which is left out with a word where it does not count', async () => {
    const merge = (couponCode: string) =>
      app
        .http()
        .post('/cart')
        .set(buyer.auth)
        .send({ items: [{ assetId: rose }], couponCode })
        .expect(200);
    const refused = await merge('nope');
    expect(refused.body.data.coupon).toBeNull();
    expect(refused.body.data.notices).toEqual(['Your coupon was left out. Invalid coupon code']);
    const taken = await merge(' save10 ');
    expect(taken.body.data).toMatchObject({ coupon: { code: 'SAVE10' }, notices: [] });
    expect((await merge('nope')).body.data).toMatchObject({ coupon: { code: 'SAVE10' }, notices: [] });
  });

  test.each([[{ items: 'x' }], [{}], [{ items: Array.from({ length: 101 }, () => ({ assetId: rose })) }]])(
    'A11 the malformed list %p answers 422',
    async (body) => {
      await quote(body).expect(422);
    },
  );
});
