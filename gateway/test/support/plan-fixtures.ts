import type { AdminPlan, PlanVersion } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a version of a plan, as shown to staff. */
export function restPlanVersion(changes: Partial<PlanVersion> = {}): PlanVersion {
  return {
    version: 1,
    name: 'Pro',
    description: 'For studios that print every month.',
    price: 4900,
    downloadsPerMonth: 50,
    license: 'commercial',
    includesPremium: true,
    trialDays: 0,
    trialDownloads: null,
    perks: ['Premium support'],
    isPopular: true,
    reason: 'The first version',
    startsAt: '2026-10-01T00:00:00.000Z',
    createdAt: '2026-10-01T00:00:00.000Z',
    status: 'started',
    holderCount: 3,
    ...changes,
  };
}

/** Creates a REST fixture of a plan, as shown to staff. */
export function restAdminPlan(changes: Partial<AdminPlan> = {}): AdminPlan {
  return {
    id: 'pro-monthly',
    offer: 'pricing',
    tier: 'pro',
    interval: 'month',
    isOnSale: true,
    version: 2,
    inForce: restPlanVersion(),
    planned: restPlanVersion({ version: 2, price: 5900, status: 'planned', holderCount: 0 }),
    holderCount: 3,
    ...changes,
  };
}
