import { PDFDocument } from 'pdf-lib';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy, checkout, fillCart, pay } from '../../test/support/test-purchase.ts';
import { receiptFacts } from './receipt-facts.ts';

let app: TestApp;
let buyer: SignedIn;
let stranger: SignedIn;
let rose: string;

beforeAll(async () => {
  app = await createTestApp();
  rose = await insertTestAsset(app.db, { title: 'Rosé <&> 薔薇' });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
  stranger = await app.signUp();
});

const get = (path: string, who: SignedIn) => app.http().get(path).set(who.auth);

/** Fields that keep changing after a purchase: asset files get rendered and the receipt is sent. */
const growing = new Set(['asset', 'receiptStatus']);

/** Removes the fields that keep changing. */
function ownFacts(order: object): unknown {
  return JSON.parse(JSON.stringify(order, (key, value: unknown) => (growing.has(key) ? undefined : value)));
}

/** Signs the same user in with a second session. */
async function inAnotherBrowser(): Promise<SignedIn> {
  const credentials = { email: buyer.email, password: 'correct horse' };
  const { body } = await app.http().post('/auth/login').send(credentials).expect(200);
  return { ...buyer, token: body.data.token, auth: { authorization: `Bearer ${body.data.token}` } };
}

test('E-34 GET /orders, /orders/{id} and /users/me answer their owner, and nobody else', async () => {
  const order = await buy(app, buyer, [rose], 900);
  expect((await get('/orders', buyer).expect(200)).body.data.orders).toMatchObject([{ id: order.id }]);
  const own = await get(`/orders/${order.id}`, buyer).expect(200);
  expect(ownFacts(own.body.data)).toEqual(ownFacts(order));
  expect((await get('/users/me', buyer).expect(200)).body).toEqual((await get('/auth/me', buyer).expect(200)).body);

  expect((await get('/orders', stranger).expect(200)).body.data.orders).toEqual([]);
  const hidden = await get(`/orders/${order.id}`, stranger).expect(404);
  const unknown = await get('/orders/2c3e8cb4-6a1e-4f0a-8d4b-0a8a0a8a0a8a', stranger).expect(404);
  expect(hidden.body.message).toBe(unknown.body.message);
  await get('/orders/no-id', buyer).expect(404);
  await app.http().get('/users/me').expect(401);
});

test('O-16 the order of a session is there in another browser of its owner, and for nobody else', async () => {
  const order = await buy(app, buyer, [rose], 900);
  const elsewhere = await inAnotherBrowser();
  const there = await get(`/orders/by-session/${order.sessionId}`, elsewhere).expect(200);
  expect(ownFacts(there.body.data)).toEqual(ownFacts(order));
  const response = await get(`/orders/by-session/${order.sessionId}`, stranger).expect(404);
  expect(response.body.message).toBe("We couldn't find an order with that session ID.");
});

test('EN-26 E-29 an order item has id, title, price, license and formats, and a signed link of its own', async () => {
  const { items } = await buy(app, buyer, [rose], 900);
  const [item] = items;
  expect(item).toMatchObject({ title: 'Rosé <&> 薔薇', price: 900, license: 'standard', licenseTermsVersion: null });
  expect(item.id).toEqual(expect.any(String));
  expect(item.entitlement.formats).toEqual(['psd', 'jpg', 'png', 'svg', 'pdf', 'eps', 'ai']);
  const link = await app.http().post(`/api/downloads/${item.entitlement.id}/link`).set(buyer.auth);
  expect(link.body.data.url).toMatch(/^\/api\/downloads\/[\w.-]{40,}$/);
});

describe('the receipt', () => {
  test('O-09 is a PDF for its owner alone, with number, day, lines, discount, total, payment and seller', async () => {
    await app.http().put('/cart/coupon').set(buyer.auth).send({ code: 'save10' }).expect(200);
    const order = await buy(app, buyer, [rose], 810);
    expect(order.receiptUrl).toBe(`/api/orders/${order.id}/receipt`);
    const response = await get(order.receiptUrl, buyer).buffer(true).expect(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(`Halfdrop-receipt-${order.number}.pdf`);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const pdf = await PDFDocument.load(response.body);
    expect(pdf.getTitle()).toBe(`Receipt ${order.number}`);
    expect(pdf.getPageCount()).toBe(1);
    await get(order.receiptUrl, stranger).expect(404);
    await app.http().get(order.receiptUrl).expect(401);
  });

  test('names the company and tax number that were given on the day of the order', async () => {
    const company = { company: 'Loom & Co', taxNumber: 'DE 123 456' };
    await app.http().put('/auth/profile').set(buyer.auth).send(company).expect(200);
    const order = await buy(app, buyer, [rose], 900);
    await app.http().put('/auth/profile').set(buyer.auth).send({ company: 'Another', taxNumber: '' }).expect(200);

    const row = await app.db
      .selectFrom('orders_order')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(receiptFacts(row, [], { provider: 'sandbox', supportEmail: 'help@shop.example' }).buyer).toEqual([
      'Loom & Co',
      'Tax number DE 123 456',
      buyer.email,
    ]);
    await get(order.receiptUrl, buyer).buffer(true).expect(200);
  });

  test('is not there before the payment', async () => {
    await fillCart(app, buyer, [rose]);
    const order = (await checkout(app, buyer, 900)).body.data;
    expect(order.receiptUrl).toBeNull();
    await get(`/api/orders/${order.id}/receipt`, buyer).expect(404);
  });
});

describe('an upgrade to the extended license', () => {
  const addExtended = () => app.http().post(`/cart/${rose}`).set(buyer.auth).send({ license: 'extended' }).expect(200);

  async function upgrade(): Promise<string> {
    await addExtended();
    const { sessionId } = (await checkout(app, buyer, 1000)).body.data;
    await pay(app, sessionId, { card: '4242424242424242' });
    await app.runJobs();
    return sessionId;
  }

  test('EN-27 costs the difference who holds the standard one, and takes its place', async () => {
    await buy(app, buyer, [rose], 900);
    expect((await addExtended()).body.data).toMatchObject({ subtotal: { usd: 1000 }, notices: [] });
    const order = (await get(`/orders/by-session/${await upgrade()}`, buyer).expect(200)).body.data;
    expect(order).toMatchObject({ status: 'completed', total: 1000 });
    expect(order.items[0].entitlement.license).toBe('extended');
    const held = (await get('/api/downloads/library', buyer).expect(200)).body.data.entitlements;
    expect(held).toMatchObject([{ license: 'extended' }]);
    expect((await get('/cart', buyer)).body.data.totalItems).toBe(0);
  });

  test('costs the whole price who holds nothing', async () => {
    expect((await addExtended()).body.data.subtotal.usd).toBe(1900);
  });

  test('what the extended license covers is owned, too', async () => {
    await buy(app, buyer, [rose], 900);
    await upgrade();
    await fillCart(app, buyer, [rose]);
    expect((await get('/cart', buyer)).body.data.notices).toEqual(['You already own everything in this cart.']);
  });

  test('A10 an upgrade whose standard license was refunded cannot be paid at the difference', async () => {
    const standard = await buy(app, buyer, [rose], 900);
    await addExtended();
    const { sessionId } = (await checkout(app, buyer, 1000)).body.data;
    const paymentRef = `pay_${standard.sessionId}`;
    await app.db.transaction().execute((trx) =>
      app.shop.orders.applyEvent(trx, {
        id: 'evt',
        type: 'payment.refunded',
        refundRef: 're_by_hand',
        paymentRef,
        amountCents: 900,
      }),
    );
    await app.runJobs();
    const order = (await get(`/orders/by-session/${sessionId}`, buyer).expect(200)).body.data;
    expect(order.status).toBe('expired');
    expect(order.paymentError).toContain('The price has changed');
  });
});

test('an order that can be paid is given up with the account, one that was paid stays', async () => {
  const paid = await buy(app, buyer, [rose], 900);
  const fern = await insertTestAsset(app.db, { title: 'Fern' });
  await fillCart(app, buyer, [fern]);
  await checkout(app, buyer, 900);
  await app.shop.orders.abandonOpen(buyer.userId);
  await app.shop.orders.abandonOpen(buyer.userId);
  const { rows } = await sql<{ status: string }>`
    select status from orders_order where user_id = ${buyer.userId} order by created_at, number
  `.execute(app.db);
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['completed', 'expired']);
  expect(paid.status).toBe('completed');
});
