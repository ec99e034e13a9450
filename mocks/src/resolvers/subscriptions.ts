import { plans } from '../factories/plan.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

/** Resolvers of the available plans. */
export const subscriptionQueries: QueryResolvers = {
  plans: (_root, { offer }) => plans.filter(({ tier }) => (tier === 'MEMBERSHIP') === (offer === 'MEMBERSHIP')),
};
