import { sql } from 'kysely';
import { decodedMail, linkedNumber } from '../../test/support/decoded-mail.ts';
import { fillDisk } from '../../test/support/full-disk.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import { sendReceipt } from './receipt.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('O-09 O-10 the receipt reaches the outbox as text and HTML, with number, items and total', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'Ikat <Blüte> & Co' });
  const buyer = await app.signUp();
  await app.http().put('/cart/coupon').set(buyer.auth).send({ code: 'save10' }).expect(200);
  const order = await buy(app, buyer, [assetId], 810);
  expect(order.receiptStatus).toBe('sent');

  const [message = ''] = app.outbox();
  expect(message).toContain(`\nTo: ${buyer.email}\n`);
  expect(message).toContain(`\nSubject: Your Halfdrop order ${order.number}\n`);
  const content = decodedMail(message);
  expect(content).toContain('Content-Type: text/plain');
  expect(content).toContain('Ikat <Blüte> & Co (standard licence): $9.00');
  expect(content).toContain('Discount (SAVE10): -$0.90');
  expect(content).toContain('Total: $8.10');
  expect(content).toContain(`/order-confirmation?session_id=${order.sessionId}`);
  expect(content).toContain('Content-Type: text/html');
  expect(content).toMatch(linkedNumber(order));
  expect(content).toContain('Ikat &lt;Blüte&gt; &amp; Co');
});

test('B9 a receipt job that runs twice leaves one message', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'Twice' });
  const buyer = await app.signUp();
  const order = await buy(app, buyer, [assetId], 900);
  const sent: string[] = [];
  const mailer = { send: (mail: { id: string }) => Promise.resolve(void sent.push(mail.id)) };
  const payments = { name: 'sandbox' } as const;
  const supportEmail = 'help@shop.example';
  const {
    db,
    clock,
    shop: { mailTexts },
  } = app;
  const shop = { db, clock, mailer, mailTexts, payments, publicUrl: 'http://shop.example', supportEmail };
  await sendReceipt(shop, { orderId: order.id });
  expect(sent).toEqual([]);
  expect(app.outbox().filter((mail) => mail.includes(buyer.email))).toHaveLength(1);
});

test('C7 a receipt that the full disk could not take is sent once there is room; the order stands', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'No Room' });
  const buyer = await app.signUp();
  const sentBefore = app.outbox().length;
  const makeRoom = fillDisk();
  const order = await buy(app, buyer, [assetId], 900);
  makeRoom();
  expect(order).toMatchObject({ status: 'completed', receiptStatus: 'pending' });
  expect(app.outbox()).toHaveLength(sentBefore);

  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db);
  await app.runJobs();
  expect(app.outbox()).toHaveLength(sentBefore + 1);
  const later = await app.http().get(`/orders/by-session/${order.sessionId}`).set(buyer.auth).expect(200);
  expect(later.body.data.receiptStatus).toBe('sent');
});
