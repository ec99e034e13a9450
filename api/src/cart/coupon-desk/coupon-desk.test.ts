import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { buy, fillCart } from '../../../test/support/test-purchase.ts';
import type { AdminCouponDto, CouponTerms } from './coupon-desk.contract.ts';

const DAY = 86_400_000;

let app: TestApp;
let agent: SignedIn;
let buyer: SignedIn;
let rose: string;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signUp('finance');
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});

const terms: CouponTerms = {
  note: 'For the fair',
  discountBasisPoints: 2000,
  amountOff: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  categoryId: null,
  isPremiumOnly: false,
  minSubtotal: null,
};
const { categoryId: _, ...described } = terms;
const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
const create = (body: object) =>
  app
    .http()
    .post('/admin/coupons')
    .set(agent.auth)
    .send({ ...terms, ...body });
const change = (code: string, body: object) =>
  app
    .http()
    .put(`/admin/coupons/${code}`)
    .set(agent.auth)
    .send({ ...terms, isActive: true, version: 1, ...body });
const codes = async (query: object): Promise<string[]> =>
  (await app.http().get('/admin/coupons').query(query).set(agent.auth).expect(200)).body.data.coupons.map(
    ({ code }: AdminCouponDto) => code,
  );
const apply = (code: string) => app.http().put('/cart/coupon').set(buyer.auth).send({ code });

test('EN-22 a coupon that was made counts at once, and one that is switched off no longer', async () => {
  const { body } = await create({ code: ' fair20 ' }).expect(201);
  expect(body.data).toEqual([
    {
      ...described,
      code: 'FAIR20',
      isActive: true,
      category: null,
      useCount: 0,
      createdAt: expect.any(String),
      version: 1,
    },
  ]);
  await fillCart(app, buyer, [rose]);
  expect((await apply('fair20').expect(200)).body.data.total.usd).toBe(720);

  const off = (await change('FAIR20', { isActive: false }).expect(200)).body.data;
  expect(off).toMatchObject({ isActive: false, version: 2 });
  expect((await apply('fair20')).status).toBe(409);
});

test('EN-22 a series has one beginning, endings that nobody guesses, and each code its own limit', async () => {
  const { body } = await create({ code: 'PRESS', seriesCount: 25, maxUses: 1 }).expect(201);
  const made = body.data.map(({ code }: AdminCouponDto) => code);
  expect(new Set(made).size).toBe(25);
  for (const code of made) expect(code).toMatch(/^PRESS-[2-9A-Z]{8}$/);
  expect(await codes({ q: 'press-', limit: 30 })).toHaveLength(25);
  await fillCart(app, buyer, [rose]);
  await apply(made[0]).expect(200);
});

test('EN-22 who used a coupon is told by the order, and how often it was used', async () => {
  await create({ code: 'USED10', discountBasisPoints: 1000, maxUses: 5 }).expect(201);
  await fillCart(app, buyer, [rose]);
  await apply('USED10').expect(200);
  const order = await buy(app, buyer, [], 810);
  const { body } = await app.http().get('/admin/coupons/used10').set(agent.auth).expect(200);
  expect(body.data).toEqual({
    coupon: expect.objectContaining({ code: 'USED10', useCount: 1 }),
    uses: [
      {
        orderNumber: order.number,
        status: 'completed',
        email: buyer.email,
        discount: 90,
        total: 810,
        usedAt: expect.any(String),
      },
    ],
  });
});

test('EN-22 coupons are listed by whether they count now, begin later, are over or are off', async () => {
  await create({ code: 'VIEW-NOW', startsAt: at(-1), endsAt: at(1) }).expect(201);
  await create({ code: 'VIEW-SOON', startsAt: at(1) }).expect(201);
  await create({ code: 'VIEW-OVER', endsAt: at(-1) }).expect(201);
  await create({ code: 'VIEW-OFF' }).expect(201);
  await change('VIEW-OFF', { isActive: false }).expect(200);
  const views = ['valid', 'scheduled', 'over', 'off'];
  expect(await Promise.all(views.map((view) => codes({ view, q: 'view' })))).toEqual([
    ['VIEW-NOW'],
    ['VIEW-SOON'],
    ['VIEW-OVER'],
    ['VIEW-OFF'],
  ]);
  expect(await codes({ view: 'all', q: 'VIEW', sort: '-code', limit: 2 })).toEqual(['VIEW-SOON', 'VIEW-OVER']);
});

test('EN-22 who saves second is told, and nothing is overwritten', async () => {
  await create({ code: 'TWICE' }).expect(201);
  await change('TWICE', { note: 'First' }).expect(200);
  const late = await change('TWICE', { note: 'Second' }).expect(409);
  expect(late.body).toMatchObject({ code: 'version_conflict', currentVersion: 2 });
  const { body } = await app.http().get('/admin/coupons/TWICE').set(agent.auth).expect(200);
  expect(body.data.coupon.note).toBe('First');
});

test.each<[string, object, string]>([
  ['a share and an amount', { amountOff: { usd: 500, inr: 40_000 } }, 'discountBasisPoints'],
  ['neither', { discountBasisPoints: null }, 'discountBasisPoints'],
  ['an end before its beginning', { startsAt: '2027-01-02T00:00:00+05:00', endsAt: '2027-01-01T18:00:00Z' }, 'endsAt'],
  ['a category that is not there', { categoryId: '999' }, 'categoryId'],
  ['more than everything', { discountBasisPoints: 10_001 }, 'discountBasisPoints'],
  ['a code of signs', { code: 'HALF PRICE!' }, 'code'],
  ['a series with too long a beginning', { code: 'A'.repeat(32), seriesCount: 2 }, 'code'],
])('EN-22 a coupon with %s is refused beside the field', async (_case, wrong, field) => {
  const { body } = await create({ code: 'WRONG', ...wrong }).expect(422);
  expect(body.errors.map(({ path: named }: { readonly path: string }) => named)).toEqual([field]);
  expect(await codes({ view: 'all', q: 'WRONG' })).toEqual([]);
});

test('EN-22 a code is given once; an unknown one cannot be changed', async () => {
  await create({ code: 'ONCE' }).expect(201);
  expect((await create({ code: 'once' }).expect(409)).body).toMatchObject({ code: 'already_taken', field: 'code' });
  await change('NOSUCH', {}).expect(404);
  await app.http().get('/admin/coupons/NOSUCH').set(agent.auth).expect(404);
});

test('EN-22 who buys sees no list of coupons', async () => {
  await app.http().get('/admin/coupons').expect(401);
  await app.http().get('/admin/coupons').set(buyer.auth).expect(403);
});
