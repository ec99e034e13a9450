import { decodedMail, linkedNumber } from '../../test/support/decoded-mail.ts';
import { permutationsOf } from '../../test/support/event-orders.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart } from '../../test/support/test-purchase.ts';
import { auditLedger } from '../ledger/ledger.service.ts';
import { signPayload } from '../payments/signature.ts';

let app: TestApp;
let assetId: string;

beforeAll(async () => {
  app = await createTestApp();
  assetId = await insertTestAsset(app.db, { title: 'Rose' });
});
afterAll(() => app.close());

interface Order {
  readonly number: string;
  readonly sessionId: string;
}

async function newOrder(buyer: SignedIn): Promise<Order> {
  await fillCart(app, buyer, [assetId]);
  return (await checkout(app, buyer, 900)).body.data;
}

/** Creates a charge at the provider that the shop does not know about yet. */
async function charge({ sessionId }: Order, name: string, amountCents: number) {
  const paymentRef = `pay_${name}_${sessionId}`;
  await app.db
    .insertInto('payments_sandbox_payment')
    .values({
      id: paymentRef,
      amount_cents: amountCents,
      refunded_cents: 0,
      key: paymentRef,
      delivery: 'once',
      created_at: app.clock.now(),
    })
    .execute();
  return { id: `evt_${paymentRef}`, type: 'payment.succeeded', sessionId, amountCents, paymentRef };
}

async function deliver(event: object): Promise<void> {
  const payload = JSON.stringify(event);
  await app
    .http()
    .post('/api/webhooks/sandbox')
    .set('content-type', 'application/json')
    .set('halfdrop-signature', signPayload(app.secrets.sandboxWebhook, payload, app.clock.now()))
    .send(payload)
    .expect(200);
}

const orderOf = async (buyer: SignedIn, { sessionId }: Order) =>
  (await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200)).body.data;
const mailsOfReturn = ({ email }: SignedIn) =>
  app.outbox().filter((mail) => mail.includes(`To: ${email}`) && mail.includes('goes back to you'));
async function refundsOf({ sessionId }: Order) {
  return app.db
    .selectFrom('payments_sandbox_refund')
    .select(['payment_id', 'amount_cents'])
    .where('payment_id', 'like', `%${sessionId}`)
    .orderBy('payment_id')
    .execute();
}
const balance = async (account: string) => (await auditLedger(app.db)).balances[account] ?? 0;

test('M6 a second payment of an order goes back in full, once, and the order stays as it is', async () => {
  const buyer = await app.signUp();
  const order = await newOrder(buyer);
  const provider = await balance('provider');
  await deliver(await charge(order, 'first', 900));
  const second = await charge(order, 'second', 900);
  await deliver(second);
  await deliver({ ...second, id: 'evt_told_again' });
  await app.runJobs();
  expect(await refundsOf(order)).toEqual([{ payment_id: second.paymentRef, amount_cents: 900 }]);
  const after = await orderOf(buyer, order);
  expect(after).toMatchObject({ status: 'completed', refunded: 0 });
  expect(after.items[0].entitlement).not.toBeNull();
  expect(await balance('provider')).toBe(provider + 900);
  expect(await balance('returns')).toBe(0);
  expect(mailsOfReturn(buyer)).toHaveLength(1);
  expect(mailsOfReturn(buyer)[0]).toContain('paid a second time');
  expect(decodedMail(mailsOfReturn(buyer)[0] ?? '')).toMatch(linkedNumber(order));
});

test('M6 another amount than was due goes back, ends the order in words, and the cart can be bought after it', async () => {
  const buyer = await app.signUp();
  const order = await newOrder(buyer);
  await deliver(await charge(order, 'less', 899));
  expect(await balance('returns')).toBe(-899);
  await app.runJobs();
  expect(await refundsOf(order)).toMatchObject([{ amount_cents: 899 }]);
  const after = await orderOf(buyer, order);
  expect(after).toMatchObject({ status: 'expired', paymentUrl: null });
  expect(after.paymentError).toContain('$8.99 was paid, but $9.00 was due');
  expect(await balance('returns')).toBe(0);
  expect(mailsOfReturn(buyer)[0]).toContain('$8.99');
  expect((await checkout(app, buyer, 900)).status).toBe(201);
});

test('M6 the operator counts the payments that went back', async () => {
  const admin = await app.signUp('owner');
  const counted = async () =>
    (await app.http().get('/admin/overview').set(admin.auth).expect(200)).body.data.returnedPaymentCount;
  const before = await counted();
  const buyer = await app.signUp();
  await deliver(await charge(await newOrder(buyer), 'odd', 901));
  expect(await counted()).toBe(before + 1);
  await app.runJobs();
});

test('M6 B4 a refusal, a wrong amount and two payments end alike in all 24 orders, and the ledger sums to 0', async () => {
  const provider = await balance('provider');
  const orders: { buyer: SignedIn; order: Order }[] = [];
  for (const sequence of permutationsOf([0, 1, 2, 3])) {
    const buyer = await app.signUp();
    const order = await newOrder(buyer);
    const { sessionId } = order;
    const events = [
      { id: `evt_refused_${sessionId}`, type: 'payment.failed', sessionId, reason: 'Declined' },
      await charge(order, 'wrong', 100),
      await charge(order, 'one', 900),
      await charge(order, 'two', 900),
    ];
    for (const index of sequence) await deliver(events[index] ?? {});
    orders.push({ buyer, order });
  }
  await app.runJobs();
  for (const { buyer, order } of orders) {
    expect(await orderOf(buyer, order)).toMatchObject({ status: 'completed', refunded: 0 });
    expect((await refundsOf(order)).map(({ amount_cents: cents }) => cents).toSorted((a, b) => a - b)).toEqual([
      100, 900,
    ]);
  }
  expect(await balance('provider')).toBe(provider + 24 * 900);
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
  expect(await balance('returns')).toBe(0);
}, 120_000);
