import type { AdminPlan, Plan, PlanVersion } from '../generated/resolvers.ts';
import { plans } from './plan.ts';

const HOLDERS = 12;

/** Returns the first version of a plan; `changes` overrides fields. */
function firstVersion(plan: Plan): PlanVersion {
  return {
    version: 1,
    name: plan.name,
    description: plan.description,
    price: plan.price,
    downloadsPerMonth: plan.downloadsPerMonth ?? null,
    license: plan.license,
    hasPremiumAccess: plan.hasPremiumAccess,
    trialDays: plan.trialDays,
    trialDownloads: plan.trialDownloads ?? null,
    perks: [...plan.perks],
    isPopular: plan.isPopular,
    reason: 'The first version',
    startsAt: '2026-10-01T00:00:00.000Z',
    createdAt: '2026-10-01T00:00:00.000Z',
    status: 'STARTED',
    holderCount: plan.interval ? HOLDERS : 0,
  };
}

/** Returns the plans of the mocked shop as their desk shows them. */
export function demoDeskPlans(): AdminPlan[] {
  return plans.map((plan) => {
    const inForce = firstVersion(plan);
    return {
      id: plan.id,
      offer: plan.tier === 'MEMBERSHIP' ? 'MEMBERSHIP' : 'PRICING',
      tier: plan.tier,
      interval: plan.interval ?? null,
      isOnSale: true,
      version: 1,
      inForce,
      planned: null,
      holderCount: inForce.holderCount,
    };
  });
}
