import type { AdminSubscription, SubscriptionBill, SubscriptionFacts } from '../../src/generated/rest.ts';
import { restSubscription } from './subscription-fixtures.ts';

/** Creates a REST fixture of a subscription in the staff's list. */
export function restSubscriptionFacts(): SubscriptionFacts {
  const { id, status, price, startedAt, currentPeriodEnd } = restSubscription();
  const person = { name: 'Ada Weaver', email: 'ada@example.com' };
  return { id, person, planName: 'Membership, yearly', status, price, startedAt, currentPeriodEnd };
}

/** Creates a REST fixture of the next bill of a subscription. */
export function restSubscriptionBill(): SubscriptionBill {
  return { amount: 4900, dueAt: '2026-12-01T09:00:00.000Z', isUnpaid: false, credit: 1143, amountAfterCredit: 3757 };
}

/** Creates a REST fixture of a subscription, as shown to staff. */
export function restAdminSubscription(changes: Partial<AdminSubscription> = {}): AdminSubscription {
  return {
    ...restSubscription(),
    person: { name: 'Ada Weaver', email: 'ada@example.com' },
    providerRef: 'sub_1',
    endedAt: null,
    creditedDownloads: 0,
    creditedUntil: null,
    payments: [
      {
        paymentRef: 'pay_1',
        kind: 'first',
        amount: 9999,
        refunded: 0,
        periodStart: '2026-11-01T09:00:00.000Z',
        paidAt: '2026-11-01T09:00:00.000Z',
      },
    ],
    steps: [
      {
        from: null,
        to: 'active',
        planName: 'Membership, yearly',
        cause: 'subscription.started',
        happenedAt: '2026-11-01T09:00:00.000Z',
      },
    ],
    claimed: [{ skuId: '10000042', title: 'Rose', claimedAt: '2026-11-02T09:00:00.000Z' }],
    providerEvents: [
      {
        id: 'evt_1',
        type: 'subscription.started',
        amount: 9999,
        receivedAt: '2026-11-01T09:00:00.000Z',
        failure: null,
      },
    ],
    ...changes,
  };
}
