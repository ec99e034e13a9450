import type { PlanInterval, PlanOffer, PlanTier } from '../generated/resolvers.ts';
import type { Plan } from '../generated/rest.ts';

/** Kinds of subscription as REST writes them. */
export const planTiers: Record<Plan['tier'], PlanTier> = {
  elite: 'ELITE',
  free: 'FREE',
  membership: 'MEMBERSHIP',
  pro: 'PRO',
  starter: 'STARTER',
};

/** How often plans are paid, as REST writes it. */
export const planIntervals: Record<NonNullable<Plan['interval']>, PlanInterval> = { month: 'MONTH', year: 'YEAR' };

/** Where plans are offered, as REST writes it. */
export const planOffers: Record<Plan['offer'], PlanOffer> = { membership: 'MEMBERSHIP', pricing: 'PRICING' };
