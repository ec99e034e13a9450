import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { payoutState } from './payouts.ts';
import { applicationState } from './studio-applications.ts';
import { studioState } from './studios.ts';
import { submissionState } from './submissions.ts';

/** Applications for studios, studios as those see them who work there, what they hand in, and how they are paid, with a state of their own. */
export function sellingState(shop: Shop): { queries: QueryResolvers; mutations: MutationResolvers } {
  const applications = applicationState(shop);
  const studios = studioState(shop);
  const submissions = submissionState(shop);
  const payouts = payoutState(shop);
  return {
    queries: { ...applications.queries, ...studios.queries, ...submissions.queries, ...payouts.queries },
    mutations: { ...applications.mutations, ...studios.mutations, ...submissions.mutations, ...payouts.mutations },
  };
}
