import type { Plan, PlanSubscription, SubscriptionSession } from '../generated/resolvers.ts';
import { plans } from './plan.ts';

/** Names of the subscriptions known to {@link demoSubscription}. */
export type DemoSubscription =
  'active' | 'canceled' | 'downgrading' | 'expired' | 'pastDue' | 'trialEnded' | 'trialing';

/**
 * Returns a plan of the mocked shop.
 * @throws Error for an unknown id
 */
export function planOf(id: string): Plan {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`the mocked shop has no plan ${id}`);
  return found;
}

/** Returns an active Pro subscription, paid yearly, with 12 of 50 downloads used; `changes` overrides fields. */
export function subscription(changes: Partial<PlanSubscription> = {}): PlanSubscription {
  const plan = changes.plan ?? planOf('pro-yearly');
  const used = changes.downloadsUsed ?? 12;
  return {
    id: 'subscription-1',
    plan,
    status: 'ACTIVE',
    price: plan.price,
    startedAt: '2026-11-01T09:00:00.000Z',
    currentPeriodStartedAt: '2026-11-01T09:00:00.000Z',
    currentPeriodEndsAt: plan.interval === 'MONTH' ? '2026-12-01T09:00:00.000Z' : '2027-11-01T09:00:00.000Z',
    isCanceled: false,
    pendingPlan: null,
    pendingAt: null,
    trialEndsAt: null,
    graceEndsAt: null,
    card: { brand: 'Visa', last4: '4242' },
    downloadsUsed: used,
    downloadsLeft: plan.downloadsPerMonth == null ? null : plan.downloadsPerMonth - used,
    moneyBackEndsAt: '2026-12-01T09:00:00.000Z',
    portalUrl: null,
    ...changes,
  };
}

/** Returns a running trial of the Membership. */
export function trial(plan = planOf('membership-monthly')): PlanSubscription {
  const trialEndsAt = '2026-11-08T09:00:00.000Z';
  const unpaid = { card: null, moneyBackEndsAt: null, downloadsUsed: 0 };
  return subscription({ ...unpaid, plan, status: 'TRIALING', currentPeriodEndsAt: trialEndsAt, trialEndsAt });
}

/** Returns a subscription in the named state. */
export function demoSubscription(name: DemoSubscription): PlanSubscription {
  const paid = subscription();
  const { currentPeriodEndsAt } = paid;
  switch (name) {
    case 'active':
      return paid;
    case 'canceled':
      return { ...paid, status: 'CANCELED', isCanceled: true };
    case 'downgrading':
      return { ...paid, pendingPlan: planOf('starter-yearly'), pendingAt: currentPeriodEndsAt };
    case 'expired':
      return { ...paid, status: 'EXPIRED', currentPeriodEndsAt: '2026-10-31T09:00:00.000Z', moneyBackEndsAt: null };
    case 'pastDue':
      return { ...paid, status: 'PAST_DUE', graceEndsAt: '2026-11-09T09:00:00.000Z', moneyBackEndsAt: null };
    case 'trialEnded':
      return { ...trial(), status: 'EXPIRED' };
    case 'trialing':
      return trial();
  }
}

/** Returns a payment session of a plan, awaiting payment; `changes` overrides fields. */
export function subscriptionSession(changes: Partial<SubscriptionSession> = {}): SubscriptionSession {
  const plan = changes.plan ?? planOf('pro-yearly');
  const paymentSessionId = changes.paymentSessionId ?? 'plan-session-1';
  return {
    id: `subscription-${paymentSessionId}`,
    paymentSessionId,
    status: 'PENDING',
    plan,
    price: plan.price,
    receiptEmail: 'ada@example.com',
    paymentUrl: `/api/sandbox/pay/${paymentSessionId}`,
    paymentError: null,
    subscription: null,
    ...changes,
  };
}
