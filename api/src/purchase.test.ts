import { createTestApp, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { readyLink } from '../test/support/test-zip.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('G-06 K-13 a stranger registers, buys with the test card and downloads the zip', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'Madder Botanica' });
  const buyer = await app.signUp();

  const added = await app.http().post(`/cart/${assetId}`).set(buyer.auth).expect(200);
  expect(added.body.data).toMatchObject({ totalItems: 1, total: { usd: 900 } });

  const checkout = await app
    .http()
    .post('/orders/checkout-session')
    .set(buyer.auth)
    .set('idempotency-key', 'first-key')
    .send({ expectedTotal: 900 })
    .expect(201);
  const { sessionId, paymentUrl, status } = checkout.body.data;
  expect(status).toBe('pending');
  const payPath = new URL(paymentUrl).pathname;

  const page = await app.http().get(payPath).expect(200);
  expect(page.text).toContain('Pay $9.00');
  const paid = await app.http().post(payPath).type('form').send({ card: '4242 4242 4242 4242' }).expect(303);
  expect(paid.headers.location).toBe(`http://shop.example/order-confirmation?session_id=${sessionId}`);
  await app.runJobs();

  const order = await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200);
  expect(order.body.data).toMatchObject({ status: 'completed', receiptStatus: 'sent', paymentUrl: null });
  expect(app.outbox().join()).toContain(order.body.data.number);

  const cart = await app.http().get('/cart').set(buyer.auth).expect(200);
  expect(cart.body.data.totalItems).toBe(0);

  const [{ entitlement }] = order.body.data.items;
  const link = await readyLink(app, buyer, entitlement.id);
  expect(link.fileName).toBe('Madder_Botanica.zip');
  const zip = await app.http().get(link.url).set(buyer.auth).expect(200).responseType('blob');
  expect(zip.headers['content-disposition']).toContain('Madder_Botanica.zip');
  expect(zip.body.subarray(0, 2).toString()).toBe('PK');
});
