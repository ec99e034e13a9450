import { sql } from 'kysely';
import { reportFigure, roundsOf } from '../../../scripts/reliability/rounds.mjs';
import { readPartOf } from '../../test/support/cut-reply.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset, setCategoryPrice } from '../../test/support/test-assets.ts';
import { buy, checkout, fillCart, pay } from '../../test/support/test-purchase.ts';

let app: TestApp;
let buyer: SignedIn;
let rose: string;
let fern: string;
const goodCard = { card: '4242 4242 4242 4242' };

beforeAll(async () => {
  app = await createTestApp();
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  fern = await insertTestAsset(app.db, { title: 'Fern', categoryId: 3 });
  await sql`insert into coupon (code, discount_basis_points) values ('WHOLE', 10000)`.execute(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});

/** Fills the cart and applies a coupon that covers the whole total. */
async function fillWithNothingToPay(): Promise<void> {
  await fillCart(app, buyer, [rose]);
  await app.http().put('/cart/coupon').set(buyer.auth).send({ code: 'WHOLE' }).expect(200);
}

const orderOf = (sessionId: string) => app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth);
const readCart = () => app.http().get('/cart').set(buyer.auth);

async function count(table: 'orders_order' | 'downloads_entitlement' | 'payments_sandbox_session'): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}`.execute(app.db);
  return rows[0]?.total ?? 0;
}

describe('checkout', () => {
  test('K-14 K-17 EN-24 E-33 BC-34 BC-36 opens a payment session for exactly what was shown, coupon included', async () => {
    await fillCart(app, buyer, [rose, fern]);
    await app.http().put('/cart/coupon').set(buyer.auth).send({ code: 'SAVE10' }).expect(200);
    const response = await checkout(app, buyer, 1890);
    expect(response.status).toBe(201);
    expect(response.body.data).toMatchObject({
      status: 'pending',
      subtotal: 2100,
      discount: 210,
      total: 1890,
      totalInr: 157_320,
      receiptEmail: buyer.email,
      receiptStatus: 'pending',
      items: [
        { title: 'Rose', license: 'standard', price: 900, entitlement: null },
        { title: 'Fern', price: 1200 },
      ],
    });
    expect(response.body.data.number).toMatch(/^HDO-[2-9A-Z]{8}$/);
    expect(response.body.data.paymentUrl).toContain(response.body.data.sessionId);
  });

  test('A1 K-09 E-33 50 parallel submits with one key make one order and get one answer', async () => {
    const rounds = roundsOf({ quick: 1, full: 100 });
    for (let round = 0; round < rounds; round += 1) {
      buyer = await app.signUp();
      await fillCart(app, buyer, [rose]);
      const before = await count('orders_order');
      const answers = await Promise.all(Array.from({ length: 50 }, () => checkout(app, buyer, 900, 'the-one-key')));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      expect(await count('orders_order')).toBe(before + 1);
    }
    reportFigure('A1 50 parallel submits with one key make one order and get one answer', `${rounds} rounds`);
  });

  test('A2 the same key with another total is a conflict and writes nothing', async () => {
    await fillCart(app, buyer, [rose]);
    await checkout(app, buyer, 900, 'reused-key');
    const before = await count('orders_order');
    const response = await checkout(app, buyer, 901, 'reused-key');
    expect(response.status).toBe(409);
    expect(response.body.code).toBe('idempotency_conflict');
    expect(await count('orders_order')).toBe(before);
  });

  test('A10 another total than the one shown is refused with the new one', async () => {
    await fillCart(app, buyer, [rose]);
    const response = await checkout(app, buyer, 800);
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'total_changed', total: 900 });
  });

  test('A18 the total in rupees is refused where dollars are charged, and nothing is written', async () => {
    await fillCart(app, buyer, [rose]);
    const { totalInr } = (await checkout(app, buyer, 900)).body.data;
    const before = await count('orders_order');
    const response = await checkout(app, buyer, totalInr);
    expect(response.body).toMatchObject({ status: 409, code: 'total_changed', total: 900 });
    expect(await count('orders_order')).toBe(before);
  });

  test('A18 there is no tax: whoever gives a tax number pays what everybody pays', async () => {
    await app
      .http()
      .put('/auth/profile')
      .set(buyer.auth)
      .send({ company: 'Loom', taxNumber: 'DE 123 456' })
      .expect(200);
    await fillCart(app, buyer, [rose]);
    const { subtotal, total } = (await checkout(app, buyer, 900)).body.data;
    expect([subtotal, total]).toEqual([900, 900]);
  });

  test('K-01 an empty cart is refused', async () => {
    const response = await checkout(app, buyer, 0);
    expect(response.body).toMatchObject({ status: 409, code: 'cart_not_ready', message: 'Your cart is empty' });
  });

  test('C-14 a line without a price is refused', async () => {
    const unpriced = await insertTestAsset(app.db, { title: 'Unpriced', categoryId: 7 });
    await setCategoryPrice(app.db, 7, null);
    await fillCart(app, buyer, [unpriced]);
    expect((await checkout(app, buyer, 0)).body.code).toBe('cart_not_ready');
  });

  test.each([-1, 1.5, '900', null, 1e300, undefined])('A11 the expected total %p answers 422', async (total) => {
    const response = await checkout(app, buyer, total);
    expect(response.status).toBe(422);
    expect(response.body.errors[0].path).toBe('expectedTotal');
  });

  test.each(['', ' ', 'x'.repeat(7), 'x'.repeat(201), 'with a space', 'caf\u00e9-caf\u00e9'])(
    'A2 the idempotency key %p answers 422',
    async (key) => {
      expect((await checkout(app, buyer, 900, key)).status).toBe(422);
    },
  );

  test('PR-07 needs a signed-in user', async () => {
    await app.http().post('/orders/checkout-session').send({ expectedTotal: 900 }).expect(401);
  });

  test('PR-06 a free pattern is not bought for nothing', async () => {
    const gift = await insertTestAsset(app.db, { title: 'Gift', isFree: true });
    await fillCart(app, buyer, [gift]);
    const response = await checkout(app, buyer, 0);
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'cart_not_ready', message: expect.stringMatching(/^Gift is free/) });
    expect((await readCart()).body.data.totalItems).toBe(1);
  });

  test('a cart with nothing to pay is completed at once, without a payment', async () => {
    await fillWithNothingToPay();
    const sessions = await count('payments_sandbox_session');
    const response = await checkout(app, buyer, 0);
    expect(response.body.data).toMatchObject({ status: 'completed', total: 0, paymentUrl: null });
    expect(response.body.data.items[0].entitlement.licenseNumber).toMatch(/^HDL-[2-9A-Z]{12}$/);
    expect(await count('payments_sandbox_session')).toBe(sessions);
    expect((await readCart()).body.data.totalItems).toBe(0);
  });

  test('A15 E5 the 31st free order within an hour is refused and writes nothing; a replay costs nothing', async () => {
    const orders = roundsOf({ quick: 31, full: 1000 });
    const sessions = await count('payments_sandbox_session');
    const makeFreeOrder = async (key: string) => {
      await sql`update downloads_entitlement set revoked_at = now() where user_id = ${buyer.userId}`.execute(app.db);
      await fillWithNothingToPay();
      return checkout(app, buyer, 0, key);
    };
    for (let index = 0; index < 30; index += 1) expect((await makeFreeOrder(`free-order-${index}`)).status).toBe(201);
    expect((await checkout(app, buyer, 0, 'free-order-0')).status).toBe(201);
    const before = await count('orders_order');
    const refused = await makeFreeOrder('free-order-30');
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const others = Array.from({ length: orders - 31 }, (_, index) =>
      checkout(app, buyer, 0, `free-order-${31 + index}`),
    );
    expect((await Promise.all(others)).filter(({ status }) => status !== 429)).toEqual([]);
    expect(await count('orders_order')).toBe(before);
    expect((await readCart()).body.data.totalItems).toBe(1);
    const { rows: licenses } = await sql`
      select distinct license_number from downloads_entitlement where user_id = ${buyer.userId}
    `.execute(app.db);
    expect(licenses).toHaveLength(30);
    expect(await count('payments_sandbox_session')).toBe(sessions);
    reportFigure(
      'A15 free orders of one person within an hour: 30 are given, each with a license of its own, none with a payment',
      `${licenses.length} of ${orders}, the last ${orders - 31} of them at once`,
    );

    await app.http().delete('/cart/coupon').set(buyer.auth).expect(200);
    expect((await checkout(app, buyer, 900)).status).toBe(201);
  });
});

describe('payment', () => {
  async function startCheckout(): Promise<string> {
    await fillCart(app, buyer, [rose]);
    return (await checkout(app, buyer, 900)).body.data.sessionId;
  }

  test('O-02 O-07 a paid session completes the order with rights, an empty cart and a receipt', async () => {
    const order = await buy(app, buyer, [rose, fern], 2100);
    expect(order).toMatchObject({ status: 'completed', receiptStatus: 'sent', paymentUrl: null, paymentError: null });
    expect(order.items.map((item: { entitlement: { formats: string[] } }) => item.entitlement.formats)).toEqual([
      ['psd', 'jpg', 'png', 'svg', 'pdf', 'eps', 'ai'],
      ['psd', 'jpg', 'png', 'svg', 'pdf', 'eps', 'ai'],
    ]);
    expect((await readCart()).body.data.totalItems).toBe(0);
  });

  test('a declined card says so, on the page and on the order, and another card can be tried', async () => {
    const sessionId = await startCheckout();
    const declined = await pay(app, sessionId, { card: '4000 0000 0000 0002' });
    expect(declined.status).toBe(200);
    expect(declined.text).toContain('Your card was declined');
    await app.runJobs();
    const failed = await orderOf(sessionId).expect(200);
    expect(failed.body.data.status).toBe('failed');
    expect(failed.body.data.paymentError).toContain('declined');
    expect(failed.body.data.paymentUrl).toContain(sessionId);

    expect((await pay(app, sessionId, goodCard)).status).toBe(303);
    await app.runJobs();
    expect((await orderOf(sessionId)).body.data).toMatchObject({ status: 'completed', paymentError: null });
  });

  test('a card that asks for confirmation is paid only when it is confirmed', async () => {
    const sessionId = await startCheckout();
    const asked = await pay(app, sessionId, { card: '4000002500003155' });
    expect(asked.text).toContain('Confirm your payment');
    await app.runJobs();
    expect((await orderOf(sessionId)).body.data.status).toBe('pending');
    expect((await pay(app, sessionId, { confirmation: 'refuse' })).text).toContain('was not confirmed');
    await pay(app, sessionId, { card: '4000002500003155' });
    expect((await pay(app, sessionId, { confirmation: 'accept' })).status).toBe(303);
    await app.runJobs();
    expect((await orderOf(sessionId)).body.data.status).toBe('completed');
  });

  test('a confirmation that was not asked for pays nothing', async () => {
    const sessionId = await startCheckout();
    expect((await pay(app, sessionId, { confirmation: 'accept' })).status).toBe(200);
    await app.runJobs();
    expect((await orderOf(sessionId)).body.data.status).toBe('pending');
  });

  const chargesOf = async (sessionId: string) =>
    (await sql`select 1 from payments_sandbox_payment where id like ${`%${sessionId}`}`.execute(app.db)).rows.length;

  test('A4 O-18 ten parallel payments of one session settle once', async () => {
    const rounds = roundsOf({ quick: 1, full: 100 });
    for (let round = 0; round < rounds; round += 1) {
      buyer = await app.signUp();
      const sessionId = await startCheckout();
      const before = await count('downloads_entitlement');
      const answers = await Promise.all(Array.from({ length: 10 }, () => pay(app, sessionId, goodCard)));
      expect(answers.every(({ status }) => status === 303)).toBe(true);
      await app.runJobs();
      const events = await sql`select 1 from payments_event where id like ${`%${sessionId}`}`.execute(app.db);
      expect(events.rows).toHaveLength(1);
      expect(await chargesOf(sessionId)).toBe(1);
      expect(await count('downloads_entitlement')).toBe(before + 1);
    }
    reportFigure('A4 ten parallel payments of one order settle once', `${rounds} rounds`);
  });

  test('A3 whoever asks again after a reply was cut off gets that reply, and is charged once', async () => {
    const form = new URLSearchParams(goodCard).toString();
    const send = (path: string, headers: readonly string[], body: string, bytes?: number) =>
      readPartOf(
        app.baseUrl,
        { path, headers: [...headers, `authorization: ${buyer.auth.authorization}`], body },
        bytes,
      );
    const submit = (bytes?: number) =>
      send(
        '/orders/checkout-session',
        ['content-type: application/json', 'idempotency-key: asked-again'],
        '{"expectedTotal":900}',
        bytes,
      );
    const sendForm = (sessionId: string, bytes?: number) =>
      send(`/api/sandbox/pay/${sessionId}`, ['content-type: application/x-www-form-urlencoded'], form, bytes);
    const orderAgain = () => checkout(app, buyer, 900, 'asked-again');

    await fillCart(app, buyer, [rose]);
    const wholeOrder = await submit();
    const wholePayment = await sendForm((await orderAgain()).body.data.sessionId);
    expect([wholeOrder.length, wholePayment.length].every((length) => length > 64)).toBe(true);

    const points = roundsOf({ quick: 3, full: 64 });
    for (let point = 0; point < points; point += 1) {
      buyer = await app.signUp();
      await fillCart(app, buyer, [rose]);
      const before = await count('orders_order');
      const cut = await submit(Math.floor((point / points) * wholeOrder.length));
      const again = await orderAgain();
      const [, cutBody = ''] = cut.split('\r\n\r\n');
      expect(again.text.startsWith(cutBody)).toBe(true);
      expect(await count('orders_order')).toBe(before + 1);

      const { sessionId } = again.body.data;
      await sendForm(sessionId, Math.floor((point / points) * wholePayment.length));
      expect((await pay(app, sessionId, goodCard)).status).toBe(303);
      await app.runJobs();
      expect(await chargesOf(sessionId)).toBe(1);
      expect((await orderOf(sessionId)).body.data.status).toBe('completed');
    }
    reportFigure(
      'A3 whoever asks again after a reply was cut off gets it, and is charged once',
      `${points} cuts of the reply to an order and of that to its payment`,
    );
  });

  test('A17 64 buyers who pay at once own the pattern once each, under 64 licenses', async () => {
    const waves = roundsOf({ quick: 1, full: 157 });
    const numbers = new Set<string>();
    for (let wave = 0; wave < waves; wave += 1) {
      const buyers = await Promise.all(Array.from({ length: 64 }, () => app.signUp()));
      const sessions = await Promise.all(
        buyers.map(async (each) => {
          await fillCart(app, each, [rose]);
          return (await checkout(app, each, 900)).body.data.sessionId;
        }),
      );
      await Promise.all(sessions.map((sessionId) => pay(app, sessionId, goodCard)));
      await app.runJobs();
      const libraries = await Promise.all(
        buyers.map(
          async ({ auth }) => (await app.http().get('/api/downloads/library').set(auth)).body.data.entitlements,
        ),
      );
      expect(libraries.map((owned) => owned.length)).toEqual(buyers.map(() => 1));
      for (const [owned] of libraries) numbers.add(owned.licenseNumber);
    }
    expect(numbers.size).toBe(waves * 64);
    reportFigure('A17 every order has its license, and no two the same', `${numbers.size} orders, 64 at once`);
  });

  test('A10 a price that changed after checkout ends the session: it cannot be paid', async () => {
    await setCategoryPrice(app.db, 4, 1400);
    const damask = await insertTestAsset(app.db, { title: 'Damask', categoryId: 4 });
    await fillCart(app, buyer, [damask]);
    const { sessionId } = (await checkout(app, buyer, 1400)).body.data;
    await setCategoryPrice(app.db, 4, 1500);
    const page = await pay(app, sessionId, goodCard);
    expect(page.text).toContain('nothing was charged');
    await app.runJobs();
    expect((await orderOf(sessionId)).body.data).toMatchObject({ status: 'expired', paymentUrl: null });
  });

  test('a new checkout ends the older one, so that one cart is never paid twice', async () => {
    const older = await startCheckout();
    const newer = (await checkout(app, buyer, 900)).body.data.sessionId;
    expect((await pay(app, older, goodCard)).text).toContain('This payment has ended');
    expect((await orderOf(older)).body.data.status).toBe('expired');
    expect((await pay(app, newer, goodCard)).status).toBe(303);
  });

  test('a cart whose payment is on its way cannot be checked out again', async () => {
    const sessionId = await startCheckout();
    await pay(app, sessionId, goodCard);
    const response = await checkout(app, buyer, 900);
    expect(response.body).toMatchObject({ code: 'cart_not_ready' });
    expect(response.body.message).toContain('being confirmed');
  });

  test('an owned pattern is not charged again, and a cart of owned ones cannot be bought', async () => {
    await buy(app, buyer, [rose], 900);
    await fillCart(app, buyer, [rose]);
    expect((await readCart()).body.data).toMatchObject({
      total: { usd: 0 },
      notices: ['You already own everything in this cart.'],
    });
    expect((await checkout(app, buyer, 0)).body.code).toBe('cart_not_ready');
    await fillCart(app, buyer, [fern]);
    expect((await checkout(app, buyer, 1200)).body.data.items).toHaveLength(1);
  });

  test('the page of an unknown session answers 404', async () => {
    await app.http().get('/api/sandbox/pay/ps_unknown').expect(404);
    expect((await pay(app, 'ps_unknown', goodCard)).status).toBe(404);
  });
});

describe('orders of a person', () => {
  test('O-14 PR-14 the session of another answers exactly as an unknown one', async () => {
    const order = await buy(app, buyer, [rose], 900);
    const other = await app.signUp();
    const ask = async (sessionId: string) => {
      const response = await app
        .http()
        .get(`/orders/by-session/${sessionId}`)
        .set(other.auth)
        .set('x-request-id', 'same');
      return { status: response.status, text: response.text };
    };
    expect(await ask(order.sessionId)).toEqual(await ask('ps_unknown'));
    expect((await ask(order.sessionId)).status).toBe(404);
  });

  test('are listed newest first, page by page', async () => {
    await buy(app, buyer, [rose], 900);
    app.clock.advance(1000);
    await buy(app, buyer, [fern], 1200);
    const list = await app.http().get('/orders?page=1&limit=1').set(buyer.auth).expect(200);
    expect(list.body.data.pagination).toEqual({ totalItems: 2, totalPages: 2, page: 1, limit: 1 });
    expect(list.body.data.orders[0].items[0].title).toBe('Fern');
    const beyond = await app.http().get('/orders?page=99').set(buyer.auth).expect(200);
    expect(beyond.body.data.orders).toEqual([]);
  });

  test.each(['page=-1', 'page=0', 'limit=0', 'limit=101', 'page=x', 'page=1e3', 'page=1&page=2', 'page=1.5'])(
    'A11 the query "%s" answers 422',
    async (query) => {
      await app.http().get(`/orders?${query}`).set(buyer.auth).expect(422);
    },
  );
});
