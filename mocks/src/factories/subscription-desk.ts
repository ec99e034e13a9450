import { planWithInterval } from '@halfdrop/domain';
import type { AdminSubscription, PlanSubscription, Subscriber } from '../generated/resolvers.ts';
import { usd } from './money.ts';

/** Returns a subscription as its desk shows it. */
export function adminSubscription(
  { portalUrl: _portal, isCanceled: _canceled, __typename: _type, ...subscription }: PlanSubscription,
  person: Subscriber,
): AdminSubscription {
  const { plan, price, startedAt, status, trialEndsAt } = subscription;
  const isPaid = trialEndsAt === null;
  return {
    ...subscription,
    person,
    providerReference: isPaid ? 'sub_4242' : null,
    endedAt: status === 'EXPIRED' ? subscription.currentPeriodEndsAt : null,
    creditedDownloads: 0,
    creditEndsAt: null,
    payments: isPaid
      ? [
          {
            paymentReference: 'pay_4242',
            kind: 'FIRST',
            amount: price,
            refunded: usd(0),
            periodStartedAt: startedAt,
            paidAt: startedAt,
          },
        ]
      : [],
    steps: [
      {
        from: null,
        to: isPaid ? 'ACTIVE' : 'TRIALING',
        planName: planWithInterval(plan),
        cause: isPaid ? 'subscription.started' : 'trial',
        happenedAt: startedAt,
      },
    ],
    claimed: isPaid ? [{ sku: 'HD-10000002', title: 'Midnight Fern', claimedAt: '2026-11-03T09:00:00.000Z' }] : [],
    providerEvents: isPaid
      ? [{ id: 'evt_4242', type: 'subscription.started', amount: price, receivedAt: startedAt, failure: null }]
      : [],
  };
}
