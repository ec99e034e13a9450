import type { PlanInterval, PlanOffer, PlanTier } from '../generated/resolvers.ts';
import type { Plan } from '../generated/rest.ts';

/** Plan tiers by REST name. */
export const planTiers: Record<Plan['tier'], PlanTier> = {
  elite: 'ELITE',
  free: 'FREE',
  membership: 'MEMBERSHIP',
  pro: 'PRO',
  starter: 'STARTER',
};

/** Billing intervals by REST name. */
export const planIntervals: Record<NonNullable<Plan['interval']>, PlanInterval> = { month: 'MONTH', year: 'YEAR' };

/** Plan offers by REST name. */
export const planOffers: Record<Plan['offer'], PlanOffer> = { membership: 'MEMBERSHIP', pricing: 'PRICING' };
