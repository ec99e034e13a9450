import { sql } from 'kysely';
import { reportFigure, roundsOf } from '../../../scripts/reliability/rounds.mjs';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart, pay } from '../../test/support/test-purchase.ts';
import { canonicalAddress } from './coupons.service.ts';

let app: TestApp;
let buyer: SignedIn;
let rose: string;
let fern: string;
let made = 0;

interface CouponTerms {
  readonly basisPoints?: number;
  readonly amountUsdCents?: number;
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly maxUses?: number;
  readonly maxUsesPerPerson?: number;
  readonly categoryId?: number;
  readonly isPremiumOnly?: boolean;
  readonly minSubtotal?: number;
}

async function insertCoupon(terms: CouponTerms): Promise<string> {
  made += 1;
  const code = `TEST${made}`;
  const amount = terms.amountUsdCents ?? null;
  await sql`
    insert into coupon (code, discount_basis_points, amount_usd_cents, amount_inr_paise, valid_from, valid_to, max_uses,
      max_uses_per_person, category_id, is_premium_only, min_subtotal_usd_cents)
    values (${code}, ${amount === null ? (terms.basisPoints ?? 1000) : null}, ${amount},
      ${amount === null ? null : amount * 80}, ${terms.validFrom ?? null}, ${terms.validTo ?? null},
      ${terms.maxUses ?? null}, ${terms.maxUsesPerPerson ?? null}, ${terms.categoryId ?? null},
      ${terms.isPremiumOnly ?? false}, ${terms.minSubtotal ?? null})
  `.execute(app.db);
  return code;
}

const apply = (code: string, who = buyer) => app.http().put('/cart/coupon').set(who.auth).send({ code });
const cartOf = async (who = buyer) => (await app.http().get('/cart').set(who.auth).expect(200)).body.data;
const isoDay = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();

beforeAll(async () => {
  app = await createTestApp();
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  fern = await insertTestAsset(app.db, { title: 'Fern', categoryId: 3 });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
  await fillCart(app, buyer, [rose, fern]);
});

test('EN-22 SAVE10 stays a tenth for everyone, as often as they like', async () => {
  const { body } = await apply('save10').expect(200);
  expect(body.data).toMatchObject({
    coupon: { code: 'SAVE10', discountBasisPoints: 1000, amountOff: null },
    discount: { usd: 210 },
  });
});

test('EN-22 a coupon of an amount takes it off in both currencies, at most what the lines cost', async () => {
  const { body } = await apply(await insertCoupon({ amountUsdCents: 500 })).expect(200);
  expect(body.data).toMatchObject({
    coupon: { discountBasisPoints: null, amountOff: { usd: 500, inr: 40_000 } },
    discount: { usd: 500, inr: 40_000 },
    total: { usd: 1600 },
  });
  const huge = await apply(await insertCoupon({ amountUsdCents: 99_900 })).expect(200);
  expect(huge.body.data.total.usd).toBe(0);
});

test('EN-22 a coupon for one category takes nothing off the others', async () => {
  const { body } = await apply(await insertCoupon({ basisPoints: 5000, categoryId: 3 })).expect(200);
  expect(body.data).toMatchObject({ discount: { usd: 600 }, total: { usd: 1500 } });
});

test.each<[string, () => CouponTerms, string]>([
  ['has not begun', () => ({ validFrom: isoDay(1) }), 'This coupon is not valid yet.'],
  ['is over', () => ({ validTo: isoDay(0) }), 'This coupon has expired.'],
  ['is for another category', () => ({ categoryId: 5 }), 'This coupon is for patterns of'],
  ['is for premium patterns', () => ({ isPremiumOnly: true }), 'This coupon is for premium patterns only.'],
  ['wants more', () => ({ minSubtotal: 2101 }), 'This coupon needs a subtotal of at least $21.01.'],
])('EN-22 ST-19 a coupon that %s is refused with the reason', async (_what, terms, reason) => {
  const response = await apply(await insertCoupon(terms())).expect(409);
  expect(response.body.code).toBe('invalid_coupon');
  expect(response.body.errors).toEqual([{ path: 'code', message: expect.stringContaining(reason) }]);
  expect((await cartOf()).coupon).toBeNull();
});

test('EN-22 a coupon that counts no longer is told on the cart and at checkout, before anything is charged', async () => {
  const code = await insertCoupon({ minSubtotal: 2000 });
  await apply(code).expect(200);
  await app.http().delete(`/cart/${fern}`).set(buyer.auth).expect(200);
  const cart = await cartOf();
  expect(cart).toMatchObject({ coupon: null, total: { usd: 900 } });
  expect(cart.notices).toEqual(['This coupon needs a subtotal of at least $20.00.']);
  const { body } = await checkout(app, buyer, 810);
  expect(body).toMatchObject({ code: 'total_changed', total: 900 });
});

test('A5 EN-22 of 64 buyers at once one gets the last use, and 63 are told the full price before any charge', async () => {
  const rounds = roundsOf({ quick: 1, full: 100 });
  const buyers = await Promise.all(Array.from({ length: 64 }, () => app.signUp()));
  for (const each of buyers) await fillCart(app, each, [rose]);
  for (let round = 0; round < rounds; round += 1) {
    const code = await insertCoupon({ basisPoints: 5000, maxUses: 1 });
    for (const each of buyers) await apply(code, each).expect(200);
    const answers = await Promise.all(buyers.map((each) => checkout(app, each, 450)));
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).toHaveLength(1);
    expect(winners[0]?.body.data).toMatchObject({ discount: 450, total: 450 });
    const refused = answers.filter(({ body }) => body.code === 'total_changed' && body.total === 900);
    expect(refused).toHaveLength(63);
  }
  reportFigure(
    'A5 of 64 buyers at once one gets the last use of a coupon, and 63 are told the full price',
    `${rounds} rounds`,
  );
});

test('A6 EN-22 a use per person is one for every spelling of an address', async () => {
  expect(canonicalAddress('Ada@Example.COM')).toBe(canonicalAddress('ada+pattern@example.com'));
  const code = await insertCoupon({ basisPoints: 5000, maxUsesPerPerson: 1 });
  const [first, second] = [await app.signUp(), await app.signUp()];
  await sql`update account_user set email = 'One.Person@x.example' where id = ${first.userId}`.execute(app.db);
  await sql`update account_user set email = 'one.person+again@X.example' where id = ${second.userId}`.execute(app.db);
  for (const each of [first, second]) {
    await fillCart(app, each, [rose]);
    await apply(code, each).expect(200);
  }
  const { sessionId } = (await checkout(app, first, 450)).body.data;
  expect((await checkout(app, second, 450)).body).toMatchObject({ code: 'total_changed', total: 900 });
  await pay(app, sessionId, { card: '4242424242424242' });
  await app.runJobs();
  const again = await apply(code, second).expect(409);
  expect(again.body.message).toBe('You have used this coupon already.');
});

test('A5 a use is reserved while an order waits for payment, kept by its own buyer, and given back when it ends', async () => {
  const code = await insertCoupon({ basisPoints: 5000, maxUses: 1 });
  await apply(code).expect(200);
  const { sessionId } = (await checkout(app, buyer, 1050)).body.data;
  const other = await app.signUp();
  await fillCart(app, other, [rose]);
  expect((await apply(code, other).expect(409)).body.message).toBe('This coupon has been used up.');

  await pay(app, sessionId, { card: '4000000000000002' });
  await app.runJobs();
  expect((await cartOf()).coupon).toMatchObject({ code });
  const next = await checkout(app, buyer, 1050);
  expect(next.status).toBe(201);
  app.clock.advance(3_600_000 - 1);
  await app.shop.jobs['orders.expire']?.({});
  await apply(code, other).expect(409);
  app.clock.advance(1);
  await app.shop.jobs['orders.expire']?.({});
  await apply(code, other).expect(200);
});

test('A11 the database takes no coupon of nothing, of both kinds, or that ends before it begins', async () => {
  const insert = (columns: string, values: string) =>
    sql`insert into coupon (code, ${sql.raw(columns)}) values ('WRONG', ${sql.raw(values)})`.execute(app.db);
  await expect(insert('is_active', 'true')).rejects.toMatchObject({ code: '23514' });
  await expect(insert('discount_basis_points', '10001')).rejects.toMatchObject({ code: '23514' });
  await expect(
    insert('discount_basis_points, amount_usd_cents, amount_inr_paise', '1000, 100, 8000'),
  ).rejects.toMatchObject({ code: '23514' });
  await expect(
    insert('discount_basis_points, valid_from, valid_to', "1000, '2026-11-02', '2026-11-01'"),
  ).rejects.toMatchObject({ code: '23514' });
});

describe('E5 guesses', () => {
  let callers = 0;
  const nextCaller = () => {
    callers += 1;
    return `198.51.100.${callers}`;
  };
  const applyFrom = (caller: string, code: string, who = buyer) => apply(code, who).set('x-forwarded-for', caller);
  const quoteFrom = (caller: string, couponCode: string) =>
    app.http().post('/cart/quote').set('x-forwarded-for', caller).send({ items: [], couponCode });

  test('the eleventh wrong code of an account waits, whatever it is and wherever it comes from', async () => {
    const code = await insertCoupon({});
    for (let guess = 0; guess < 10; guess += 1) await applyFrom(nextCaller(), `GUESS${guess}`).expect(409);
    const refused = await applyFrom(nextCaller(), 'GUESS10').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await applyFrom(nextCaller(), code).expect(429);
  });

  test('visitors of one address have 40 wrong codes, and no parallel guess beyond them', async () => {
    const caller = nextCaller();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, guess) => quoteFrom(caller, `GUESS${guess}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    await quoteFrom(nextCaller(), 'GUESS').expect(200);
  });

  test('a shopper who enters codes that are known, or the same wrong one again and again, never waits', async () => {
    const caller = nextCaller();
    const codes = [await insertCoupon({}), await insertCoupon({ validTo: isoDay(-1) }), 'MISTYPED'];
    for (let round = 0; round < 20; round += 1) {
      for (const code of codes) {
        expect([200, 409]).toContain((await applyFrom(caller, code)).status);
        await quoteFrom(caller, code).expect(200);
      }
    }
  });
});
