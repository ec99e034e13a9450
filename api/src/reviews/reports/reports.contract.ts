import {
  ReasonField,
  REPORTED_REVIEW_SORTS,
  REPORTED_REVIEW_VIEWS,
  ReportNoteField,
  REVIEW_REPORT_REASONS,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField } from '../../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';

const ReportReason = v.picklist(REVIEW_REPORT_REASONS, 'Choose a reason');

/** A report, as who made it gets it back. */
const ReviewReportSchema = v.object({ reviewId: v.string(), reason: ReportReason, note: v.string() });
/** A report, as who made it gets it back. */
export type ReviewReportDto = v.InferOutput<typeof ReviewReportSchema>;

const ReportWordsSchema = v.object({ reason: ReportReason, note: v.optional(ReportNoteField, '') });
/** What somebody says against a review. */
export type ReportWords = v.InferOutput<typeof ReportWordsSchema>;

/** A reported review in the list of the staff. */
const ReportedReviewSummarySchema = v.object({
  id: v.string(),
  stars: v.number(),
  text: v.string(),
  author: v.object({ id: v.string(), name: v.string() }),
  asset: v.object({ slug: v.string(), title: v.string() }),
  /** Reports on which nobody has decided. */
  reportCount: v.pipe(v.number(), v.integer()),
  /** Their reasons, each once. */
  reasons: v.array(ReportReason),
  /** When the oldest of them was made. */
  oldestReportAt: v.nullable(InstantField),
  isHidden: v.boolean(),
});
/** A reported review in the list of the staff. */
export type ReportedReviewSummaryDto = v.InferOutput<typeof ReportedReviewSummarySchema>;

const ReportedReviewPageSchema = v.object({
  reviews: v.array(ReportedReviewSummarySchema),
  pagination: PaginationSchema,
});
/** One numbered page of reported reviews. */
export type ReportedReviewPageDto = v.InferOutput<typeof ReportedReviewPageSchema>;

/** A report as the staff reads it. */
const ReceivedReportSchema = v.object({
  id: v.string(),
  reason: ReportReason,
  note: v.string(),
  /** Null for who is gone. */
  reporterName: v.nullable(v.string()),
  reportedAt: InstantField,
  /** What was decided; null until then. */
  verdict: v.nullable(v.picklist(['kept', 'hidden'])),
});

/** A reported review with everything that was said against it. */
const ReportedReviewSchema = v.object({
  ...ReportedReviewSummarySchema.entries,
  writtenAt: InstantField,
  /** When it was last written anew. */
  updatedAt: InstantField,
  studio: v.object({ slug: v.string(), name: v.string() }),
  /** Why the shop has hidden it, and when; null while it has not. */
  hidden: v.nullable(v.object({ reason: v.string(), hiddenAt: InstantField })),
  /** The newest first. */
  reports: v.array(ReceivedReportSchema),
});
/** A reported review with everything that was said against it. */
export type ReportedReviewDto = v.InferOutput<typeof ReportedReviewSchema>;

/** The named shapes of reports. */
export const reviewReportSchemas = {
  ReceivedReport: ReceivedReportSchema,
  ReportedReview: ReportedReviewSchema,
  ReportedReviewPage: ReportedReviewPageSchema,
  ReportedReviewSummary: ReportedReviewSummarySchema,
  ReviewReport: ReviewReportSchema,
};

const one = {
  auth: 'review.moderate',
  params: v.object({ reviewId: IdField }),
  response: ReportedReviewSchema,
} as const;
const decision = {
  ...one,
  method: 'post',
  body: v.object({ reason: ReasonField }),
  errors: ['not_found', 'illegal_transition'],
} as const;

/** Reporting reviews, and deciding on what was reported. */
export const reviewReportCalls = {
  report: defineCall({
    method: 'post',
    path: '/reviews/{reviewId}/reports',
    summary:
      'Reports a review to the shop. Repeating the request has no effect; a review that was kept cannot be reported again for the same reason.',
    auth: 'review.report',
    params: v.object({ reviewId: IdField }),
    body: ReportWordsSchema,
    status: 201,
    response: ReviewReportSchema,
    errors: ['not_found', 'illegal_transition', 'rate_limited'],
  }),
  reported: defineCall({
    method: 'get',
    path: '/admin/reported-reviews',
    summary: 'Lists reported reviews by view: awaiting a decision, hidden, or all. At most 10,000.',
    auth: 'review.moderate',
    query: v.object({
      ...listFields({ views: REPORTED_REVIEW_VIEWS, view: 'waiting', sorts: REPORTED_REVIEW_SORTS, sort: 'waiting' }),
    }),
    response: ReportedReviewPageSchema,
    errors: [],
  }),
  oneReported: defineCall({
    ...one,
    method: 'get',
    path: '/admin/reported-reviews/{reviewId}',
    summary: 'Returns a reported review with all of its reports.',
    errors: ['not_found'],
  }),
  hide: defineCall({
    ...decision,
    path: '/admin/reported-reviews/{reviewId}/hide',
    summary: "Hides a review, notifies its author of the reason and updates the pattern's rating.",
  }),
  keep: defineCall({
    ...decision,
    path: '/admin/reported-reviews/{reviewId}/keep',
    summary: 'Keeps a review. It cannot be reported again for the same reasons until its author changes it.',
  }),
  show: defineCall({
    ...decision,
    path: '/admin/reported-reviews/{reviewId}/show',
    summary: "Restores a hidden review, notifies its author and updates the pattern's rating.",
  }),
};
