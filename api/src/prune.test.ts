import { sql } from 'kysely';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { checkout, fillCart, pay } from '../test/support/test-purchase.ts';
import { addJob } from './platform/jobs/jobs.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createLogger } from './platform/logging/logger.ts';

const day = 86_400_000;
let app: TestApp;
let buyer: SignedIn;
let rose: string;
let fern: string;

beforeAll(async () => {
  app = await createTestApp();
  rose = await insertTestAsset(app.db, { title: 'Rose', categoryId: 1 });
  fern = await insertTestAsset(app.db, { title: 'Fern', categoryId: 3 });
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await app.signUp();
});

async function prune(): Promise<void> {
  for (const { name } of app.shop.recurringJobs) await addJob(app.db, name, {});
  await app.runJobs();
}

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}`.execute(app.db);
  return rows[0]?.total ?? 0;
}

test('A2 an idempotency key is kept for a day and then forgotten', async () => {
  await fillCart(app, buyer, [rose]);
  const first = await checkout(app, buyer, 900, 'key-of-a-day');
  app.clock.advance(day - 1);
  await prune();
  expect((await checkout(app, buyer, 900, 'key-of-a-day')).text).toBe(first.text);
  app.clock.advance(1);
  await prune();
  const fresh = await checkout(app, buyer, 900, 'key-of-a-day');
  expect(fresh.status).toBe(201);
  expect(fresh.body.data.sessionId).not.toBe(first.body.data.sessionId);
});

test('a session is removed a week after it has ended, and none that is open', async () => {
  const leaver = await app.signUp();
  const before = await count('account_session');
  await app.http().post('/auth/logout').set(leaver.auth).expect(204);
  app.clock.advance(7 * day - 1);
  await prune();
  expect(await count('account_session')).toBe(before);
  app.clock.advance(1);
  await prune();
  expect(await count('account_session')).toBe(before - 1);
  await app.http().get('/auth/me').set(buyer.auth).expect(200);

  app.clock.advance(40 * day);
  const newcomer = await app.signUp();
  await prune();
  expect(await count('account_session')).toBe(1);
  await app.http().get('/auth/me').set(newcomer.auth).expect(200);
});

test('a payment page that was left goes after a week; its order and those that can be paid stay', async () => {
  await fillCart(app, buyer, [rose]);
  const left = (await checkout(app, buyer, 900)).body.data.sessionId;
  app.clock.advance(6.5 * day);
  await fillCart(app, buyer, [fern]);
  const open = (await checkout(app, buyer, 2100)).body.data.sessionId;
  app.clock.advance(day / 2);
  await prune();
  await app.http().get(`/api/sandbox/pay/${left}`).expect(404);
  const order = await app.http().get(`/orders/by-session/${left}`).set(buyer.auth).expect(200);
  expect(order.body.data.status).toBe('expired');
  expect((await pay(app, open, { card: '4242424242424242' })).status).toBe(303);
});

test('P-19 what found nothing is kept as long as the staff is shown it', async () => {
  const now = app.clock.now().getTime();
  const kept = (days: number, words: string) => ({ day: new Date(now - days * day), words, count: 1 });
  await app.db
    .insertInto('search_zero_result')
    .values([kept(90, 'unicorn'), kept(91, 'dinosaur')])
    .execute();
  await prune();
  const { rows } = await sql<{ words: string }>`select words from search_zero_result`.execute(app.db);
  expect(rows).toEqual([{ words: 'unicorn' }]);
});

test('the worker knows what comes due by itself', async () => {
  const logger = createLogger('silent');
  const worker = await startWorker(app.pool, app.shop.jobs, app.shop.recurringJobs, logger);
  await worker.stop();
  const { rows } = await sql<{ identifier: string }>`
    select identifier from graphile_worker._private_known_crontabs order by identifier
  `.execute(app.db);
  const names = [
    'catalog.end-editions',
    'content.announce',
    'departures.leave',
    'designers.digest',
    'designers.fold-sums',
    'designers.keep-pictures',
    'money.reconcile',
    'newsletter.due',
    'orders.expire',
    'payments.sandbox-renewals',
    'payouts.monthly',
    'royalties.freeze-statements',
    'royalties.share-periods',
    'search.count-words',
    'search.fold-counts',
    'search.keep-covers',
    'shop.prune',
    'studios.begin-holds',
    'submissions.begin-holds',
    'subscriptions.due',
    'system.check-money',
    'takedowns.restore',
    'uploads.settle',
  ];
  expect(rows).toEqual(names.map((identifier) => ({ identifier })));
  expect(Object.keys(app.shop.jobs)).toEqual(expect.arrayContaining(names));
});

test('F6 what a killed process left of a master is removed', async () => {
  const folder = path.join(app.dataFolder, 'files', 'masters', 'ab');
  mkdirSync(folder, { recursive: true });
  for (const [name, hours] of [
    ['left.new', 24],
    ['busy.new', 0],
    ['whole', 24],
  ] as const) {
    const then = Date.now() / 1000 - hours * 3600;
    writeFileSync(path.join(folder, name), 'half');
    utimesSync(path.join(folder, name), then, then);
  }
  await prune();
  expect(readdirSync(folder).toSorted()).toEqual(['busy.new', 'whole']);
});
