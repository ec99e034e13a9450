import { sql } from 'kysely';
import type pg from 'pg';
import { type EventStream, openEvents } from '../../test/support/event-stream.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertTestAsset } from '../../test/support/test-assets.ts';
import { checkout, fillCart, pay } from '../../test/support/test-purchase.ts';
import { openPlan, signUpForYears } from '../../test/support/test-subscription.ts';

let app: TestApp;
let buyer: SignedIn;
let rose: string;
const opened: EventStream[] = [];

beforeAll(async () => {
  app = await createTestApp();
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});
afterEach(() => Promise.all(opened.splice(0).map((stream) => stream.close())));

async function listen(): Promise<EventStream> {
  const stream = await openEvents(`${app.baseUrl}/changes?seconds=60`);
  opened.push(stream);
  return stream;
}

/** Waits for one topic, ignoring others. */
async function heard(stream: EventStream, topic: string): Promise<boolean> {
  for (;;) {
    const next = await stream.next();
    if (next === null || next === topic) return next !== null;
  }
}

async function placeOrder(): Promise<{ id: string; sessionId: string }> {
  await fillCart(app, buyer, [rose]);
  return (await checkout(app, buyer, 900)).body.data;
}

/** Whether a connection waits for a standby to receive the WAL of its commit. */
async function waitsForStandby({ db }: TestApp): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where wait_event = 'SyncRep'`.execute(db);
  return rows.length > 0;
}

/** Resolves with true once a connection waits for a standby. */
async function standbyWaitedFor(at: TestApp): Promise<true> {
  for (;;) if (await waitsForStandby(at)) return true;
}

/** Changes an order in a transaction whose WAL is never acknowledged. @returns the end of its commit */
async function changeWithoutEnd(at: TestApp, client: pg.PoolClient, orderId: string) {
  await client.query('set synchronous_commit = on');
  for (;;) {
    await client.query('begin');
    await client.query('update orders_order set total_cents = total_cents where id = $1', [orderId]);
    const committed = client.query('commit').then(() => false);
    // The server takes a moment to recognize the standby.
    if (await Promise.race([committed, standbyWaitedFor(at)])) return { committed };
  }
}

test('O-01 everybody who listens hears of an order that is paid', async () => {
  const { id, sessionId } = await placeOrder();
  const streams = [await listen(), await listen()];

  await pay(app, sessionId, { card: '4242 4242 4242 4242' });
  await app.runJobs();

  for (const stream of streams) expect(await heard(stream, `order:${id}`)).toBe(true);
});

test('K-15 O-01 everybody who listens hears of the payment of a plan, also of one that was refused', async () => {
  const sessionId = await openPlan(app, await signUpForYears(app), 'pro-yearly');
  const { id } = await app.db
    .selectFrom('subscriptions_session')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const stream = await listen();

  for (const card of ['4000000000000002', '4242424242424242']) {
    await pay(app, sessionId, { card });
    await app.runJobs();
    expect(await heard(stream, `plan-session:${id}`)).toBe(true);
  }
});

test('a stream ends after its seconds, which are none when they are left out', async () => {
  const stream = await openEvents(`${app.baseUrl}/changes`);

  expect(await stream.next()).toBeNull();
});

test('seconds that are no number are refused', async () => {
  for (const seconds of ['soon', '-1', '1.5', '90000']) {
    const { body } = await app.http().get('/changes').query({ seconds }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'seconds' }]);
  }
});

test('C5 who may have missed something hears the end, and hears again from a new stream on', async () => {
  const stream = await listen();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'halfdrop-changes'`.execute(app.db);
  expect(await stream.next()).toBeNull();

  const next = await listen();
  const { id } = await placeOrder();
  expect(await heard(next, `order:${id}`)).toBe(true);
});

test('B10 who listens while the service stops hears the end, and nobody else begins', async () => {
  const other = await createTestApp();
  const stream = await openEvents(`${other.baseUrl}/changes?seconds=60`);
  await other.shop.changes.close();

  expect(await stream.next()).toBeNull();
  await other.http().get('/changes').expect(503);
  await other.close();
});

test('B12 who changes something does not wait for the log of another', async () => {
  const own = await createTestApp({ hasOwnServer: true });
  const other = await own.pool.connect();
  try {
    const pattern = await insertTestAsset(own.db, { title: 'Rose', categoryId: 1 });
    const [one, two] = [await own.signUp(), await own.signUp()];
    await fillCart(own, one, [pattern]);
    const { id } = (await checkout(own, one, 900)).body.data;
    await fillCart(own, two, [pattern]);
    const { sessionId } = (await checkout(own, two, 900)).body.data;
    await sql`alter system set synchronous_standby_names = 'nobody'`.execute(own.db);
    await sql`select pg_reload_conf()`.execute(own.db);
    const { committed } = await changeWithoutEnd(own, other, id);

    expect((await pay(own, sessionId, { card: '4242 4242 4242 4242' })).status).toBe(303);
    await own.runJobs();
    await own.http().get(`/orders/by-session/${sessionId}`).set(two.auth).expect(200);
    expect(await waitsForStandby(own)).toBe(true);

    await sql`alter system reset synchronous_standby_names`.execute(own.db);
    await sql`select pg_reload_conf()`.execute(own.db);
    await committed;
  } finally {
    other.release(true);
    await own.close();
  }
});
