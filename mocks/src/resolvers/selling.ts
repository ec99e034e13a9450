import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { applicationState } from './studio-applications.ts';
import { studioState } from './studios.ts';

/** Applications for studios, and studios as those see them who work there, with a state of their own. */
export function sellingState(shop: Shop): { queries: QueryResolvers; mutations: MutationResolvers } {
  const applications = applicationState(shop);
  const studios = studioState(shop);
  return {
    queries: { ...applications.queries, ...studios.queries },
    mutations: { ...applications.mutations, ...studios.mutations },
  };
}
