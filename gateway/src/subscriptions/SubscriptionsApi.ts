import type { Plan, PlanList } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';

/** Plans one can subscribe to. */
export interface SubscriptionsApi {
  plans(offer: Plan['offer']): Promise<Plan[]>;
}

/** Subscriptions over REST. */
export function restSubscriptionsApi(client: RestClient): SubscriptionsApi {
  return { plans: async (offer) => (await client.get<PlanList>('/plans', { offer })).plans };
}
