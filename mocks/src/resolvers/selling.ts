import type { MutationResolvers, QueryResolvers, SubmissionResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { noticeState } from './notices.ts';
import { payoutState } from './payouts.ts';
import { applicationState } from './studio-applications.ts';
import { studioState } from './studios.ts';
import { submissionState } from './submissions.ts';

interface SellingState {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
  readonly Submission: SubmissionResolvers;
  /** Returns how many submissions await review or are in review. */
  readonly submissionsWaiting: () => number;
}

/** State and resolvers of selling, from the studio application to payouts. */
export function sellingState(shop: Shop): SellingState {
  const applications = applicationState(shop);
  const studios = studioState(shop);
  const submissions = submissionState(shop);
  const payouts = payoutState(shop);
  const notices = noticeState(shop);
  return {
    Submission: submissions.Submission,
    submissionsWaiting: submissions.waitingCount,
    queries: {
      ...applications.queries,
      ...studios.queries,
      ...submissions.queries,
      ...payouts.queries,
      ...notices.queries,
    },
    mutations: {
      ...applications.mutations,
      ...studios.mutations,
      ...submissions.mutations,
      ...payouts.mutations,
      ...notices.mutations,
    },
  };
}
