import { plans } from '../factories/plan.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

/** Plans one can subscribe to. */
export const subscriptionQueries: QueryResolvers = {
  plans: (_root, { offer }) => plans.filter(({ tier }) => (tier === 'MEMBERSHIP') === (offer === 'MEMBERSHIP')),
};
