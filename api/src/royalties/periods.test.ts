import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { changePlan, DAY, signUpForYears, subscribe } from '../../test/support/test-subscription.ts';
import { auditLedger } from '../ledger/ledger.service.ts';

let app: TestApp;
let buyer: SignedIn;
let studios: { rose: string; fern: string };
/** Two patterns of one studio, one of another, and one of the shop. */
let patterns: { rose: string; peony: string; fern: string; moss: string };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  buyer = await signUpForYears(app);
  studios = {
    rose: await insertStudioOf(app.db, (await app.signUp()).userId),
    fern: await insertStudioOf(app.db, (await app.signUp()).userId),
  };
  patterns = {
    rose: await patternOf(studios.rose),
    peony: await patternOf(studios.rose),
    fern: await patternOf(studios.fern),
    moss: await patternOf(null),
  };
});
afterEach(async () => {
  expect(await auditLedger(app.db)).toMatchObject({ sumCents: 0, unbalancedKeys: [] });
});

async function patternOf(studio: string | null): Promise<string> {
  const id = await insertTestAsset(app.db, { title: `Pattern of ${studio ?? 'the shop'}` });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${id} and ${studio}::text is not null`.execute(
    app.db,
  );
  return id;
}
async function claim(...assetIds: string[]) {
  for (const assetId of assetIds) {
    await app.http().post('/api/downloads/subscription').set(buyer.auth).send({ assetId }).expect(200);
  }
}
async function owed() {
  const { balances } = await auditLedger(app.db);
  const to = (studio: string) => 0 - (balances[`royalties:${studio}`] ?? 0);
  return { rose: to(studios.rose), fern: to(studios.fern) };
}
const share = async () => app.shop.jobs['royalties.share-periods']?.({});
const linesOf = (studio: string) =>
  app.db
    .selectFrom('royalties_line')
    .selectAll()
    .where('studio_id', '=', Number(studio))
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();

/** Refunds the first payment directly at the provider, which the shop learns by webhook. */
async function refundFirst(cents: number) {
  const { payment_ref: paymentRef } = await app.db
    .selectFrom('subscriptions_payment')
    .innerJoin('subscriptions_subscription', 'subscriptions_subscription.id', 'subscription_id')
    .select('payment_ref')
    .where('user_id', '=', buyer.userId)
    .where('kind', '=', 'first')
    .executeTakeFirstOrThrow();
  await app.shop.payments.provider.refund({ paymentRef, amountCents: cents, key: `desk-${paymentRef}-${cents}` });
  await app.runJobs();
}

test('A12 half of a month goes to the studios whose patterns were claimed in it, by their number', async () => {
  await subscribe(app, buyer, 'pro-monthly');
  await claim(patterns.rose, patterns.fern, patterns.peony);
  await app.travel(29 * DAY);
  expect(await owed()).toEqual({ rose: 0, fern: 0 });
  await app.travel(4 * DAY);
  expect(await owed()).toEqual({ rose: 1633, fern: 817 });
  const [line, ...others] = await linesOf(studios.rose);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ kind: 'period', net_cents: 4900, amount_cents: 1633, rate_basis_points: 5000 });
  expect((line?.available_at.getTime() ?? 0) - (line?.occurred_at.getTime() ?? 0)).toBe(14 * DAY);
});

test("the part of the shop's own patterns and of a month without claims stays with the shop", async () => {
  await subscribe(app, buyer, 'pro-monthly');
  await claim(patterns.rose, patterns.moss);
  await app.travel(70 * DAY);
  expect(await owed()).toEqual({ rose: 1225, fern: 0 });
});

test('each period is shared by its own claims; a larger plan in between pays into the period it was made in', async () => {
  await subscribe(app, buyer, 'starter-monthly');
  await claim(patterns.rose);
  await changePlan(app, buyer, 'pro-monthly');
  await app.travel(33 * DAY);
  expect(await owed()).toEqual({ rose: 2450, fern: 0 });
  await claim(patterns.fern);
  await app.travel(31 * DAY);
  expect(await owed()).toEqual({ rose: 2450, fern: 2450 });
});

test('a trial, and patterns that were tried in it, pay nothing', async () => {
  await app.http().post('/subscriptions/trial').set(buyer.auth).send({ planId: 'membership-monthly' }).expect(201);
  await claim(patterns.rose);
  await app.travel(40 * DAY);
  expect(await owed()).toEqual({ rose: 0, fern: 0 });
});

test('A14 what goes back of a period that was shared is taken from its studios, to the cent', async () => {
  await subscribe(app, buyer, 'pro-monthly');
  await claim(patterns.rose, patterns.peony, patterns.fern);
  await app.travel(33 * DAY);
  await refundFirst(1001);
  await app.travel(DAY);
  // Half of 38.99, rounded up in favor of the studios, in three parts.
  expect(await owed()).toEqual({ rose: 1300, fern: 650 });
  await refundFirst(3899);
  await app.travel(DAY);
  expect(await owed()).toEqual({ rose: 0, fern: 0 });
  const lines = await linesOf(studios.fern);
  expect(lines.map(({ kind, net_cents: net, amount_cents: amount }) => [kind, net, amount])).toEqual([
    ['period', 4900, 817],
    ['period-refund', -1001, -167],
    ['period-refund', -3899, -650],
  ]);
  expect(new Set(lines.map(({ available_at: at }) => at.getTime())).size).toBe(1);
});

test('what goes back before the period is over was never shared', async () => {
  await subscribe(app, buyer, 'pro-monthly');
  await claim(patterns.rose);
  await refundFirst(4900);
  await app.travel(40 * DAY);
  expect(await linesOf(studios.rose)).toEqual([]);
});

test('A16 a period is shared once, by eight at a time too, and again after it was cut off', async () => {
  await subscribe(app, buyer, 'pro-monthly');
  await claim(patterns.rose);
  app.clock.advance(33 * DAY);
  await Promise.all(Array.from({ length: 8 }, share));
  expect(await owed()).toEqual({ rose: 2450, fern: 0 });
  await expect(
    app.db.transaction().execute(async (trx) => {
      await sql`update royalties_period set net_cents = 0, changes = 0`.execute(trx);
      throw new Error('cut off');
    }),
  ).rejects.toThrow('cut off');
  await share();
  expect(await linesOf(studios.rose)).toHaveLength(1);
});

test('A16 periods of which nothing comes do not keep the shop at them for ever', async () => {
  await subscribe(app, buyer, 'pro-monthly');
  // Written with microseconds, as by another program; a lookup by a millisecond-precision JavaScript date would miss
  // them.
  await sql`insert into subscriptions_payment (subscription_id, payment_ref, kind, amount_cents, paid_at, period_start)
    select subscription.id, 'odd-' || day, 'renewal', 100, at, at
    from subscriptions_subscription subscription, generate_series(1, 1000) day,
      lateral (select timestamptz '2020-01-01 00:00:00.000001+00' + interval '1 day' * day as at) paid
    where user_id = ${buyer.userId}`.execute(app.db);
  await share();
  expect(await owed()).toEqual({ rose: 0, fern: 0 });
  await sql`delete from subscriptions_payment where payment_ref like 'odd-%'`.execute(app.db);
});
