import { licenseTypes } from '../catalog/catalog.resolvers.ts';
import type { Money, PlanInterval, PlanTier, Resolvers } from '../generated/resolvers.ts';
import type { Plan } from '../generated/rest.ts';

const tiers: Record<Plan['tier'], PlanTier> = {
  elite: 'ELITE',
  free: 'FREE',
  membership: 'MEMBERSHIP',
  pro: 'PRO',
  starter: 'STARTER',
};

const intervals: Record<NonNullable<Plan['interval']>, PlanInterval> = { month: 'MONTH', year: 'YEAR' };

const usd = (minorUnits: number): Money => ({ minorUnits, currency: 'USD' });

/** Plans one can subscribe to. */
export const subscriptionResolvers: Resolvers = {
  Query: {
    plans: async (_root, { offer }, { subscriptions }) => {
      const plans = await subscriptions.plans(offer === 'MEMBERSHIP' ? 'membership' : 'pricing');
      return plans.map(({ offer: _offer, saving, licence, licenceLabel, ...plan }) => ({
        ...plan,
        tier: tiers[plan.tier],
        interval: plan.interval === null ? null : intervals[plan.interval],
        price: usd(plan.price),
        listPrice: plan.listPrice === null ? null : usd(plan.listPrice),
        savingPercent: saving?.percent ?? null,
        freeMonths: saving?.months ?? null,
        license: licenseTypes[licence],
        licenseLabel: licenceLabel,
      }));
    },
  },
};
