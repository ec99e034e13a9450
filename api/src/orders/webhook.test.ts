import { sql } from 'kysely';
import { reportFigure } from '../../../scripts/reliability/rounds.mjs';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart } from '../../test/support/test-purchase.ts';
import { signPayload } from '../payments/signature.ts';

const DAY = 86_400_000;
let app: TestApp;
let buyer: SignedIn;
let sessionId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
  const assetId = await insertTestAsset(app.db, { title: 'Rose' });
  await fillCart(app, buyer, [assetId]);
  sessionId = (await checkout(app, buyer, 900)).body.data.sessionId;
});

const success = (id: string, amountCents = 900) => ({
  id,
  type: 'payment.succeeded',
  sessionId,
  amountCents,
  paymentRef: `pay_${sessionId}`,
});
const failure = (id: string) => ({ id, type: 'payment.failed', sessionId, reason: 'Declined' });

function deliverText(payload: string, signature = signPayload(app.secrets.sandboxWebhook, payload, app.clock.now())) {
  return app
    .http()
    .post('/api/webhooks/sandbox')
    .set('content-type', 'application/json')
    .set('halfdrop-signature', signature)
    .send(payload);
}
const deliver = (event: object) => deliverText(JSON.stringify(event));

async function status(): Promise<string> {
  const response = await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200);
  return response.body.data.status;
}

const receipts = () => app.outbox().filter((mail) => mail.includes(`To: ${buyer.email}`));

async function count(text: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.raw(text)}
  `.execute(app.db);
  return rows[0]?.total ?? 0;
}

test('B3 one event delivered 100 times in parallel has one effect and 100 answers of success', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(success('evt_parallel'))));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(answers[0]?.body).toEqual({ data: { received: true } });
  expect(await count(`downloads_entitlement where user_id = '${buyer.userId}'`)).toBe(1);
  await app.runJobs();
  expect(receipts()).toHaveLength(1);
});

test('B3 an event that comes again after 30 days is answered with success and has no second effect', async () => {
  const days = 30;
  const event = success(`evt_again_${sessionId}`);
  const effects = () =>
    Promise.all([
      count(`downloads_entitlement where user_id = '${buyer.userId}'`),
      count('ledger_transaction'),
      count('payments_event'),
      count('orders_transition'),
      count(`orders_order where user_id = '${buyer.userId}' and status = 'completed'`),
    ]);
  await deliver(event).expect(200);
  await app.runJobs();
  const first = await effects();
  await app.travel(days * DAY - 60_000);
  expect(await effects()).toEqual(first);
  await deliver(event).expect(200);
  await app.travel(60_000);
  const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(event)));
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
  await app.runJobs();
  expect(await effects()).toEqual(first);
  expect(receipts()).toHaveLength(1);
  reportFigure('B3 an event that comes again has one effect', `${answers.length} times at once, ${days} days later`);
});

test.each([
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
])('B4 a success and two failures in the order %i %i %i complete the order', async (...order) => {
  const events = [success(`evt_a_${sessionId}`), failure(`evt_b_${sessionId}`), failure(`evt_c_${sessionId}`)];
  for (const index of order) await deliver(events[index] ?? {}).expect(200);
  expect(await status()).toBe('completed');
});

test('two different success events complete the order once', async () => {
  await deliver(success('evt_first')).expect(200);
  await deliver(success('evt_second')).expect(200);
  expect(await count(`downloads_entitlement where user_id = '${buyer.userId}'`)).toBe(1);
});

test('M6 an amount that is not the total completes nothing and ends the order', async () => {
  await deliver(success('evt_less', 899)).expect(200);
  expect(await status()).toBe('expired');
  expect(await count(`downloads_entitlement where user_id = '${buyer.userId}'`)).toBe(0);
});

test('an event of an unknown session is acknowledged and has no effect', async () => {
  await deliver({ ...success('evt_elsewhere'), sessionId: 'ps_unknown' }).expect(200);
  expect(await status()).toBe('pending');
});

test('B1 a signature with any single bit flipped is refused, and nothing happens', async () => {
  const payload = JSON.stringify(success('evt_flipped'));
  const good = signPayload(app.secrets.sandboxWebhook, payload, app.clock.now());
  const start = good.indexOf('v1=') + 3;
  for (let position = start; position < good.length; position += 1) {
    const flipped = Number.parseInt(good.charAt(position), 16) ^ 1;
    const signature = good.slice(0, position) + flipped.toString(16) + good.slice(position + 1);
    const response = await deliverText(payload, signature);
    expect(response.status).toBe(400);
    expect(response.body.code).toBe('invalid_signature');
  }
  expect(await status()).toBe('pending');
});

test.each([
  ['of another secret', () => signPayload('other', JSON.stringify(success('evt_x')), app.clock.now())],
  ['of another payload', () => signPayload(app.secrets.sandboxWebhook, '{}', app.clock.now())],
  ['that is cut', () => 't=1,v1=abc'],
  ['that is empty', () => ''],
  ['from 301 seconds ago', () => signedAt(-301)],
  ['from 61 seconds ahead', () => signedAt(61)],
])('B1 B2 a signature %s is refused', async (_what, signature) => {
  const response = await deliverText(JSON.stringify(success('evt_x')), signature());
  expect(response.body.code).toBe('invalid_signature');
  expect(await status()).toBe('pending');
});

function signedAt(seconds: number): string {
  const at = new Date(app.clock.now().getTime() + seconds * 1000);
  return signPayload(app.secrets.sandboxWebhook, JSON.stringify(success('evt_x')), at);
}

test('B1 the payload is not parsed before its signature is checked', async () => {
  const response = await deliverText('{ broken', 't=1,v1=abc');
  expect(response.body.code).toBe('invalid_signature');
});

test.each([
  ['{ broken', 'malformed_json', 400],
  ['{"type":"payment.unknown"}', 'validation_failed', 422],
])('a signed payload of %p answers %s', async (payload, code, expected) => {
  const response = await deliverText(payload);
  expect(response.status).toBe(expected);
  expect(response.body.code).toBe(code);
});

test('an oversize payload answers 413', async () => {
  const response = await deliverText('x'.repeat(1_100_000));
  expect(response.body.code).toBe('payload_too_large');
});

test('an order that is not paid within a day expires', async () => {
  app.clock.advance(DAY - 1);
  await app.shop.jobs['orders.expire']?.({});
  expect(await status()).toBe('pending');
  app.clock.advance(1);
  await app.shop.jobs['orders.expire']?.({});
  expect(await status()).toBe('expired');
});
