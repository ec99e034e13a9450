import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { checkout, fillCart, pay } from '../../../test/support/test-purchase.ts';
import { DAY, openPlan, planOf, signUpForYears, subscribe } from '../../../test/support/test-subscription.ts';

const late = 60_000;
let app: TestApp;
let buyer: SignedIn;
let sessionId: string;
let assetId: string;

beforeAll(async () => {
  app = await createTestApp();
  assetId = await insertTestAsset(app.db, { title: 'Rose' });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
  await fillCart(app, buyer, [assetId]);
  sessionId = (await checkout(app, buyer, 900)).body.data.sessionId;
});

const status = async () =>
  (await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200)).body.data.status;

/** Returns the events of the session awaiting delivery. */
async function waiting(): Promise<{ type: string; secondsLate: number }[]> {
  const { rows } = await app.pool.query(
    `select payload->>'type' as type, run_at from graphile_worker._private_jobs
      where payload->>'sessionId' = $1 order by id`,
    [sessionId],
  );
  const now = app.clock.now().getTime();
  return rows
    .filter((row) => String(row.type).startsWith('payment.'))
    .map((row) => ({ type: String(row.type), secondsLate: row.run_at.getTime() > now + late / 2 ? 60 : 0 }));
}

test('G-12 the ways to pay are those of the provider: cards in the sandbox', async () => {
  const response = await app.http().get('/payment-methods').expect(200);
  expect(response.body.data).toEqual({ methods: ['card'], isTest: true });
});

test('K-14 the payment page says what is paid, lists the test cards, and is nothing for search engines', async () => {
  const page = await app.http().get(`/api/sandbox/pay/${sessionId}`).expect(200);
  expect(page.text).toContain('Pay $9.00');
  for (const digits of ['4242', '4444', '0002', '9995', '3155', '0341'])
    expect(page.text).toContain(`${digits}</code>`);
  expect(page.text).toContain('noindex');
  expect(page.headers['cache-control']).toBe('no-store');
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4111 1111 1111 1111', 'please use one of the test cards.'],
])('card %s is refused in words: %s', async (card, words) => {
  expect((await pay(app, sessionId, { card })).text).toContain(words);
  await app.runJobs();
  expect(await status()).not.toBe('completed');
});

test.each([
  ['accept', 'completed'],
  ['refuse', 'failed'],
])('a card that asks for a confirmation: %s leads to %s', async (confirmation, expected) => {
  const asking = await pay(app, sessionId, { card: '4000002500003155' });
  expect(asking.text).toContain('Confirm your payment');
  await pay(app, sessionId, { confirmation });
  await app.runJobs();
  expect(await status()).toBe(expected);
});

test('a confirmation that nobody asked for pays nothing', async () => {
  await pay(app, sessionId, { confirmation: 'accept' });
  await app.runJobs();
  expect(await status()).toBe('pending');
});

test('no card number is stored', async () => {
  await pay(app, sessionId, { card: '4000002500003155' });
  await pay(app, sessionId, { confirmation: 'accept' });
  const { rows } = await app.pool.query(
    `select s::text as text from payments_sandbox_session s union all select p::text from payments_sandbox_payment p
      union all select u::text from payments_sandbox_subscription u`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { text } of rows) expect(text).not.toMatch(/\d{13,19}/);
});

describe('events on demand', () => {
  test('B3 are delivered twice, with one effect', async () => {
    await pay(app, sessionId, { card: '4242424242424242', delivery: 'twice' });
    expect(await waiting()).toHaveLength(2);
    await app.runJobs();
    expect(await status()).toBe('completed');
  });

  test('are delivered a minute late', async () => {
    await pay(app, sessionId, { card: '4242424242424242', delivery: 'late' });
    expect(await waiting()).toEqual([{ type: 'payment.succeeded', secondsLate: 60 }]);
    await app.runJobs();
    expect(await status()).toBe('pending');
  });

  test('B4 are delivered out of order: a refusal arrives after the payment that followed it', async () => {
    await pay(app, sessionId, { card: '4000000000000002', delivery: 'out-of-order' });
    await pay(app, sessionId, { card: '4242424242424242' });
    expect(await waiting()).toEqual([
      { type: 'payment.failed', secondsLate: 60 },
      { type: 'payment.succeeded', secondsLate: 0 },
    ]);
    await app.runJobs();
    expect(await status()).toBe('completed');
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect(await status()).toBe('completed');
  });

  test('are not to be had in production', async () => {
    const shop = await createTestApp({ isProduction: true });
    const rose = await insertTestAsset(shop.db, { title: 'Rose' });
    const person = await shop.signUp();
    await fillCart(shop, person, [rose]);
    const session = (await checkout(shop, person, 900)).body.data.sessionId;
    const page = await shop.http().get(`/api/sandbox/pay/${session}`).expect(200);
    expect(page.text).not.toContain('name="delivery"');
    await pay(shop, session, { card: '4242424242424242', delivery: 'late' });
    await shop.runJobs();
    const order = await shop.http().get(`/orders/by-session/${session}`).set(person.auth).expect(200);
    expect(order.body.data.status).toBe('completed');
    await shop.close();
  });
});

describe('the page of a plan', () => {
  const planPage = async (person: SignedIn) => {
    const id = await openPlan(app, person, 'starter-monthly');
    return (await app.http().get(`/api/sandbox/pay/${id}`).expect(200)).text;
  };

  test('says what is subscribed, how much and how often', async () => {
    const page = await planPage(buyer);
    expect(page).toContain('Subscribe for $19.00 a month');
    expect(page).toContain('$19.00 today and every month after, until it is cancelled.');
  });

  test('a refused renewal is paid at once with another card, on the page for it', async () => {
    const subscriber = await signUpForYears(app);
    await subscribe(app, subscriber, 'starter-monthly', '4000 0000 0000 0341');
    app.clock.advance(32 * DAY);
    await app.shop.payments.sandbox?.jobs['payments.sandbox-renewals']?.({});
    await app.runJobs();
    expect(await planOf(app, subscriber)).toMatchObject({ status: 'past_due' });
    const portal = await app.http().get('/subscriptions/portal').set(subscriber.auth).expect(200);
    const address = new URL(portal.body.data.url).pathname;
    const send = (card: string) => app.http().post(address).type('form').send({ card });
    expect((await app.http().get(address).expect(200)).text).toContain('•••• 0341 (not paid)');
    expect((await send('4000 0000 0000 0002')).text).toContain('Your card was declined.');
    const changed = await send('5555 5555 5555 4444');
    expect(changed.text).toContain('The card was changed.');
    expect(changed.text).toContain('Mastercard •••• 4444</li>');
    await app.runJobs();
    expect(await planOf(app, subscriber)).toMatchObject({ status: 'active' });
  });
});

test('the page of an unknown customer answers as one that is not there', async () => {
  const page = await app.http().get('/api/sandbox/cards/cus_unknown').expect(404);
  expect(page.text).toContain('Payment not found');
});

test('events of a provider that is not used are refused', async () => {
  const response = await app.http().post('/api/webhooks/stripe').send('{}');
  expect(response.status).toBe(404);
});
