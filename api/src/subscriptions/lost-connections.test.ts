import { sql } from 'kysely';
import type { SignedIn } from '../../test/support/sign-up.ts';
import type { TestApp } from '../../test/support/test-app.ts';
import { pay } from '../../test/support/test-purchase.ts';
import { confirmAddress } from '../../test/support/test-subscription.ts';
import {
  createUnreliableApp,
  moments,
  persistently,
  waitUntil,
  type UnreliableApp,
} from '../../test/support/unreliable-database.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { periodEnd } from '../payments/billing-period.ts';
import { reportEvent } from '../payments/sandbox/sandbox-events.ts';

let shop: UnreliableApp;
let app: TestApp;
let worker: Worker;
let agent: SignedIn;

beforeAll(async () => {
  shop = await createUnreliableApp();
  ({ app } = shop);
  agent = await app.signUp('finance');
  await app.http().post('/auth/proof').set(agent.auth).send({ password: 'correct horse' }).expect(200);
  worker = await startWorker(app.pool, app.shop.jobs, [], createLogger('silent'));
});
afterAll(async () => {
  await worker.stop();
  await shop.close();
});

/** Returns a user's subscription and its bookings; the ledger sum covers the whole shop. */
async function outcomeOf({ userId }: SignedIn) {
  const { rows } = await sql<{ payments: string[] }>`
    select plan_id as plan, status, period_start > started_at as "isRenewed",
      array(select kind from subscriptions_payment where subscription_id = plan.id order by kind) as payments,
      (select count(*)::int from subscriptions_payment paid join ledger_transaction booked
        on booked.key = 'subscription-paid:' || paid.payment_ref where subscription_id = plan.id) as booked,
      (select coalesce(sum(amount_cents), 0)::int from ledger_entry) as ledger
    from subscriptions_subscription plan where user_id = ${userId}
  `.execute(shop.onlooker.db);
  return rows;
}

const untilPaid = (person: SignedIn, payments: number) =>
  waitUntil(async () => (await outcomeOf(person))[0]?.payments.length === payments);

const started = {
  plan: 'starter-monthly',
  status: 'active',
  isRenewed: false,
  payments: ['first'],
  booked: 1,
  ledger: 0,
};

const post = (path: string, { auth }: SignedIn, body: object) =>
  persistently(() => app.http().post(path).set(auth).send(body));

async function openPage(): Promise<{ person: SignedIn; sessionId: string }> {
  const person = await shop.someone();
  await confirmAddress({ db: shop.onlooker.db, clock: app.clock }, person);
  const opened = await post('/api/subscriptions/create-session', person, { planId: 'starter-monthly' });
  return { person, sessionId: opened.body.data.sessionId };
}

const payFor = (sessionId: string) => persistently(() => pay(app, sessionId, { card: '4242424242424242' }));

async function member(): Promise<SignedIn> {
  const { person, sessionId } = await openPage();
  await payFor(sessionId);
  await untilPaid(person, 1);
  return person;
}

function subscriptionOf({ userId }: SignedIn) {
  const rows = shop.onlooker.db.selectFrom('subscriptions_subscription').selectAll().where('user_id', '=', userId);
  return rows.executeTakeFirstOrThrow();
}

async function auditedTimes(id: string): Promise<number> {
  const lines = shop.onlooker.db.selectFrom('staff_audit_line').select('action').where('subject_id', '=', id);
  return (await lines.execute()).length;
}

/** Delivers the provider's event for the next month's payment. */
async function tellOfRenewal({ userId }: SignedIn): Promise<void> {
  const { db } = shop.onlooker;
  const plan = await db
    .selectFrom('subscriptions_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const renewal = {
    id: `evt_renewal_${userId}`,
    type: 'subscription.renewed',
    subscriptionRef: plan.subscription_ref ?? '',
    priceCents: plan.price_cents,
    interval: 'month',
    periodStart: plan.period_end.toISOString(),
    periodEnd: periodEnd(plan.period_start, plan.period_end, 'month').toISOString(),
    paymentRef: `pay_renewal_${userId}`,
    amountCents: plan.price_cents,
  } as const;
  await db.transaction().execute((trx) => reportEvent(trx, renewal, 'once', app.clock.now()));
}

describe('H1 B7 whichever statement loses its connection, once and with sound books', () => {
  test.each(moments)(
    'a plan that was paid starts (%s the statement was run)',
    async (moment) => {
      const statements = await shop.atEveryStatement(moment, async (arm) => {
        const { person, sessionId } = await openPage();
        arm();
        expect((await payFor(sessionId)).status).toBe(303);
        await untilPaid(person, 1);
        expect(await outcomeOf(person)).toEqual([started]);
      });
      expect(statements).toBeGreaterThan(20);
    },
    600_000,
  );

  test.each(moments)(
    'a plan is renewed (%s the statement was run)',
    async (moment) => {
      const statements = await shop.atEveryStatement(moment, async (arm) => {
        const person = await member();
        arm();
        await tellOfRenewal(person);
        await untilPaid(person, 2);
        const renewed = { ...started, isRenewed: true, payments: ['first', 'renewal'], booked: 2 };
        expect(await outcomeOf(person)).toEqual([renewed]);
      });
      expect(statements).toBeGreaterThan(10);
    },
    600_000,
  );

  test.each(moments)(
    'a plan is changed for a dearer one (%s the statement was run)',
    async (moment) => {
      const statements = await shop.atEveryStatement(moment, async (arm) => {
        const person = await member();
        const planId = 'pro-monthly';
        const { at, dueNow } = (await post('/subscriptions/preview-change', person, { planId })).body.data;
        arm();
        const wanted = { planId, previewedAt: at, expectedDue: dueNow };
        const changed = await post('/subscriptions/change', person, wanted);
        // A retry after the change was made finds nothing left to change.
        expect([200, 409]).toContain(changed.status);
        await untilPaid(person, 2);
        const upgraded = { ...started, plan: planId, payments: ['change', 'first'], booked: 2 };
        expect(await outcomeOf(person)).toEqual([upgraded]);
      });
      expect(statements).toBeGreaterThan(10);
    },
    600_000,
  );

  test.each(moments)(
    'a plan is changed by the staff, and the audit has it (%s the statement was run)',
    async (moment) => {
      const statements = await shop.atEveryStatement(moment, async (arm) => {
        const person = await member();
        const { id } = await subscriptionOf(person);
        const planId = 'pro-monthly';
        const read = () => app.http().get(`/admin/subscriptions/${id}/preview-change?planId=${planId}`).set(agent.auth);
        const { at, dueNow } = (await persistently(read)).body.data;
        arm();
        const order = { planId, previewedAt: at, expectedDue: dueNow, reason: 'Asked for by phone.' };
        const changed = await post(`/admin/subscriptions/${id}/change`, agent, order);
        // A retry after the change was made finds the plan already active.
        expect([200, 409]).toContain(changed.status);
        await untilPaid(person, 2);
        const upgraded = { ...started, plan: planId, payments: ['change', 'first'], booked: 2 };
        expect(await outcomeOf(person)).toEqual([upgraded]);
        expect(await auditedTimes(id)).toBe(1);
      });
      expect(statements).toBeGreaterThan(10);
    },
    600_000,
  );

  test.each(moments)(
    'days are given once (%s the statement was run)',
    async (moment) => {
      const statements = await shop.atEveryStatement(moment, async (arm) => {
        const { id, subscription_ref: ref } = await subscriptionOf(await member());
        const read = () => app.http().get(`/admin/subscriptions/${id}/bill?days=7`).set(agent.auth);
        const { credit } = (await persistently(read)).body.data.bill;
        arm();
        const order = { days: 7, expectedCredit: credit, key: `days-${id}`, reason: 'It was down.' };
        expect((await post(`/admin/subscriptions/${id}/day-credits`, agent, order)).status).toBe(200);
        const creditOf = () =>
          shop.onlooker.db
            .selectFrom('payments_sandbox_subscription')
            .select('credit_cents')
            .where('id', '=', ref)
            .executeTakeFirstOrThrow();
        await waitUntil(async () => (await creditOf()).credit_cents > 0);
        expect(await creditOf()).toEqual({ credit_cents: credit });
        expect(await auditedTimes(id)).toBe(1);
      });
      expect(statements).toBeGreaterThan(5);
    },
    600_000,
  );
});
