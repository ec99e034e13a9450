import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { ReportVerdict, Resolvers, ReviewReportReason } from '../generated/resolvers.ts';
import type { ReceivedReport, ReviewReport } from '../generated/rest.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { ReviewReportsApi } from './ReviewReportsApi.ts';

interface Context extends RequestContext {
  readonly reviewReports: ReviewReportsApi;
}

type RestReason = ReviewReport['reason'];

const views = { ALL: 'all', HIDDEN: 'hidden', WAITING: 'waiting' } as const;
const sorts = { REPORTS: 'reports', REPORTS_DESC: '-reports', WAITING: 'waiting', WAITING_DESC: '-waiting' } as const;
const reasons: Record<RestReason, ReviewReportReason> = {
  offensive: 'OFFENSIVE',
  off_topic: 'OFF_TOPIC',
  other: 'OTHER',
  personal_data: 'PERSONAL_DATA',
  spam: 'SPAM',
};
const restReasons: Record<ReviewReportReason, RestReason> = {
  OFFENSIVE: 'offensive',
  OFF_TOPIC: 'off_topic',
  OTHER: 'other',
  PERSONAL_DATA: 'personal_data',
  SPAM: 'spam',
};
const verdicts: Record<NonNullable<ReceivedReport['verdict']>, ReportVerdict> = { hidden: 'HIDDEN', kept: 'KEPT' };

const rules = {
  expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError'],
  fields: { NotFoundError: 'reviewId' },
} as const;

const said = {
  reasons: ({ reasons: all }: { readonly reasons: readonly RestReason[] }) => all.map((reason) => reasons[reason]),
};

/** Resolvers for reporting reviews and deciding on reports. Authorization is enforced by the API. */
export const reviewReportResolvers: Resolvers<Context> = {
  Query: {
    reportedReviews: async (_root, { view, sort, page, limit }, { reviewReports }) => {
      const { reviews, pagination } = await reviewReports.list({
        view: views[view ?? 'WAITING'],
        sort: sorts[sort ?? 'WAITING'],
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: reviews, pageInfo: pageInfo(pagination) };
    },
    reportedReview: (_root, { id }, { reviewReports }) => reviewReports.one(id),
  },
  Mutation: {
    reportReview: async (_root, { input: { reviewId, reason, note = '' } }, { reviewReports }) => {
      const words = { reason: restReasons[reason], note };
      const { data, errors } = await outcomeOf(reviewReports.report(reviewId, words), rules);
      return { report: data && { ...data, reason: reasons[data.reason] }, errors };
    },
    hideReview: async (_root, { input: { reviewId, reason } }, { reviewReports }) => {
      const { data, errors } = await outcomeOf(reviewReports.hide(reviewId, reason), rules);
      return { review: data, errors };
    },
    keepReview: async (_root, { input: { reviewId, reason } }, { reviewReports }) => {
      const { data, errors } = await outcomeOf(reviewReports.keep(reviewId, reason), rules);
      return { review: data, errors };
    },
    showReview: async (_root, { input: { reviewId, reason } }, { reviewReports }) => {
      const { data, errors } = await outcomeOf(reviewReports.show(reviewId, reason), rules);
      return { review: data, errors };
    },
  },
  ReportedReviewSummary: said,
  ReportedReview: said,
  ReceivedReport: {
    reason: ({ reason }) => reasons[reason],
    verdict: ({ verdict }) => (verdict === null ? null : verdicts[verdict]),
  },
};
