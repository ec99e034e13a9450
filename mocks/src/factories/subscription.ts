import type { Plan, PlanSubscription, SubscriptionSession } from '../generated/resolvers.ts';
import { plans } from './plan.ts';

/** Subscriptions {@link demoSubscription} knows by name. */
export type DemoSubscription =
  'active' | 'canceled' | 'downgrading' | 'expired' | 'pastDue' | 'trialEnded' | 'trialing';

/** A plan of the mocked shop. @throws Error for an unknown id */
export function planOf(id: string): Plan {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`the mocked shop has no plan ${id}`);
  return found;
}

/** A running Pro, paid for a year with 12 of its 50 downloads used; `changes` replaces single fields. */
export function subscription(changes: Partial<PlanSubscription> = {}): PlanSubscription {
  const plan = changes.plan ?? planOf('pro-yearly');
  const used = changes.downloadsUsed ?? 12;
  return {
    id: 'subscription-1',
    plan,
    status: 'ACTIVE',
    price: plan.price,
    startedAt: '2026-11-01T09:00:00.000Z',
    currentPeriodStart: '2026-11-01T09:00:00.000Z',
    currentPeriodEnd: plan.interval === 'MONTH' ? '2026-12-01T09:00:00.000Z' : '2027-11-01T09:00:00.000Z',
    cancelAtPeriodEnd: false,
    pendingPlan: null,
    pendingAt: null,
    trialEndsAt: null,
    graceEndsAt: null,
    card: { brand: 'Visa', last4: '4242' },
    downloadsUsed: used,
    downloadsLeft: plan.downloadsPerMonth == null ? null : plan.downloadsPerMonth - used,
    moneyBackUntil: '2026-12-01T09:00:00.000Z',
    portalUrl: null,
    ...changes,
  };
}

/** A running trial of the Membership. */
export function trial(plan = planOf('membership-monthly')): PlanSubscription {
  const trialEndsAt = '2026-11-08T09:00:00.000Z';
  const unpaid = { card: null, moneyBackUntil: null, downloadsUsed: 0 };
  return subscription({ ...unpaid, plan, status: 'TRIALING', currentPeriodEnd: trialEndsAt, trialEndsAt });
}

/** A subscription as the named state has it. */
export function demoSubscription(name: DemoSubscription): PlanSubscription {
  const paid = subscription();
  const { currentPeriodEnd } = paid;
  switch (name) {
    case 'active':
      return paid;
    case 'canceled':
      return { ...paid, status: 'CANCELED', cancelAtPeriodEnd: true };
    case 'downgrading':
      return { ...paid, pendingPlan: planOf('starter-yearly'), pendingAt: currentPeriodEnd };
    case 'expired':
      return { ...paid, status: 'EXPIRED', currentPeriodEnd: '2026-10-31T09:00:00.000Z', moneyBackUntil: null };
    case 'pastDue':
      return { ...paid, status: 'PAST_DUE', graceEndsAt: '2026-11-09T09:00:00.000Z', moneyBackUntil: null };
    case 'trialEnded':
      return { ...trial(), status: 'EXPIRED' };
    case 'trialing':
      return trial();
  }
}

/** A payment session of a plan, awaiting payment; `changes` replaces single fields. */
export function subscriptionSession(changes: Partial<SubscriptionSession> = {}): SubscriptionSession {
  const plan = changes.plan ?? planOf('pro-yearly');
  const sessionId = changes.sessionId ?? 'plan-session-1';
  return {
    id: `subscription-${sessionId}`,
    sessionId,
    status: 'PENDING',
    plan,
    price: plan.price,
    receiptEmail: 'ada@example.com',
    sessionUrl: `/api/sandbox/pay/${sessionId}`,
    paymentError: null,
    subscription: null,
    ...changes,
  };
}
