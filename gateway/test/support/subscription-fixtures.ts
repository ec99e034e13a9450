import type { Plan, PlanChangePreview, Subscription, SubscriptionSession } from '../../src/generated/rest.ts';

/** Creates a REST fixture of the yearly membership. */
export function restPlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: 'membership-yearly',
    offer: 'membership',
    tier: 'membership',
    name: 'Yearly',
    description: 'Every pattern of All Designs, as many as you like.',
    buttonText: 'Choose Yearly',
    interval: 'year',
    price: 9999,
    listPrice: 11_988,
    saving: { percent: 17, months: 2 },
    downloadsPerMonth: null,
    downloadsLabel: 'Unlimited downloads',
    license: 'commercial',
    licenseLabel: 'Commercial licence',
    includesPremium: false,
    catalogLabel: 'All Designs, not Premium',
    perks: [],
    trialDays: 7,
    trialDownloads: 10,
    features: ['Unlimited downloads', 'Commercial licence'],
    isPopular: true,
    ...changes,
  };
}

/** Creates a REST fixture of an active yearly Pro subscription. */
export function restSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: 'subscription-1',
    plan: restPlan({ id: 'pro-yearly', tier: 'pro', name: 'Pro', offer: 'pricing', downloadsPerMonth: 50 }),
    status: 'active',
    price: 49_000,
    startedAt: '2026-11-01T09:00:00.000Z',
    currentPeriodStart: '2026-11-01T09:00:00.000Z',
    currentPeriodEnd: '2027-11-01T09:00:00.000Z',
    cancelAtPeriodEnd: false,
    pendingPlan: null,
    pendingAt: null,
    trialEndsAt: null,
    graceEndsAt: null,
    card: { brand: 'Visa', last4: '4242' },
    downloadsUsed: 12,
    downloadsLeft: 38,
    moneyBackUntil: '2026-12-01T09:00:00.000Z',
    ...changes,
  };
}

/** Creates a REST fixture of a payment session of a plan, awaiting payment. */
export function restSubscriptionSession(changes: Partial<SubscriptionSession> = {}): SubscriptionSession {
  return {
    id: 'plan-session-1',
    sessionId: 'session-1',
    status: 'pending',
    plan: restPlan(),
    price: 9999,
    receiptEmail: 'ada@example.com',
    sessionUrl: '/api/sandbox/pay/session-1',
    paymentError: null,
    subscription: null,
    ...changes,
  };
}

/** Creates a REST fixture of the preview of an upgrade. */
export function restPlanChangePreview(changes: Partial<PlanChangePreview> = {}): PlanChangePreview {
  const at = '2026-11-02T09:00:00.000Z';
  const plan = restPlan({ id: 'elite-yearly', tier: 'elite' });
  return { plan, dueNow: 99_726, takesEffectAt: at, isImmediate: true, at, ...changes };
}
