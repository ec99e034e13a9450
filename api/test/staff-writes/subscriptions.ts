import type { TestApp } from '../support/test-app.ts';
import { signUpForYears, subscribe } from '../support/test-subscription.ts';
import { asOwner, type StaffWrites } from './staff-write.ts';

/** Requests of staff writes to subscriptions. */
export const subscriptionWrites: StaffWrites = {
  'POST /admin/subscriptions/exports': async () => ({ body: { view: 'all' } }),
  'POST /admin/subscriptions/{id}/cancellation': async (app) => {
    const { id } = await subscribe(app, await signUpForYears(app), 'pro-monthly');
    return { params: { id }, body: { isAtOnce: false, reason: 'Asked for by phone.' } };
  },
  'POST /admin/subscriptions/{id}/credits': async (app) => {
    const { id } = await subscribe(app, await signUpForYears(app), 'starter-monthly');
    return { params: { id }, body: { downloads: 5, reason: 'A broken file.', key: 'audited-credit' } };
  },
  'POST /admin/subscriptions/{id}/change': async (app, owner) => {
    const { id } = await subscribe(app, await signUpForYears(app), 'starter-monthly');
    const shown = await inspect(app, owner, `/admin/subscriptions/${id}/preview-change?planId=pro-monthly`);
    const wanted = { planId: 'pro-monthly', previewedAt: shown.at, expectedDue: shown.dueNow };
    return { params: { id }, body: { ...wanted, reason: 'Asked for.' } };
  },
  'POST /admin/subscriptions/{id}/day-credits': async (app, owner) => {
    const { id } = await subscribe(app, await signUpForYears(app), 'pro-monthly');
    const { bill } = await inspect(app, owner, `/admin/subscriptions/${id}/bill?days=7`);
    return {
      params: { id },
      body: { days: 7, expectedCredit: bill.credit, reason: 'It was down.', key: 'audited-days' },
    };
  },
  'POST /admin/subscriptions/{id}/payment-retries': async (app) => {
    const { id, price } = await subscribe(app, await signUpForYears(app), 'pro-monthly');
    await leaveUnpaid(app, id);
    return { params: { id }, body: { expectedAmount: price, reason: 'Asked for.', key: 'audited-retry' } };
  },
  'POST /admin/subscriptions/{id}/refund': async (app) => {
    const { id } = await subscribe(app, await signUpForYears(app), 'pro-monthly');
    return { params: { id }, body: { reason: 'Asked for.' } };
  },
};

/** Reads a path as the owner. */
async function inspect(app: TestApp, owner: string, path: string) {
  return (await asOwner(app, owner, 'get', path).expect(200)).body.data;
}

/** Makes the renewal of a subscription fail, without waiting for its date. */
async function leaveUnpaid({ db, clock }: TestApp, id: string): Promise<void> {
  const row = await db
    .updateTable('subscriptions_subscription')
    .set({ status: 'past_due', grace_ends_at: clock.now() })
    .where('id', '=', id)
    .returning('subscription_ref')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('payments_sandbox_subscription')
    .set({ status: 'past-due', attempts: 1 })
    .where('id', '=', row.subscription_ref)
    .execute();
}
