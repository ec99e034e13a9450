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

/** A report, as returned to the user who made it. */
const ReviewReportSchema = v.object({ reviewId: v.string(), reason: ReportReason, note: v.string() });
/** A report, as returned to the user who made it. */
export type ReviewReportDto = v.InferOutput<typeof ReviewReportSchema>;

const ReportWordsSchema = v.object({ reason: ReportReason, note: v.optional(ReportNoteField, '') });
/** Reason and text of a report. */
export type ReportWords = v.InferOutput<typeof ReportWordsSchema>;

/** A reported review in the staff's list. */
const ReportedReviewSummarySchema = v.object({
  id: v.string(),
  stars: v.number(),
  text: v.string(),
  author: v.object({ id: v.string(), name: v.string() }),
  asset: v.object({ slug: v.string(), title: v.string() }),
  /** Number of pending reports. */
  reportCount: v.pipe(v.number(), v.integer()),
  /** Their distinct reasons. */
  reasons: v.array(ReportReason),
  /** Time of the oldest pending report. */
  oldestReportAt: v.nullable(InstantField),
  isHidden: v.boolean(),
});
/** A reported review in the staff's list. */
export type ReportedReviewSummaryDto = v.InferOutput<typeof ReportedReviewSummarySchema>;

const ReportedReviewPageSchema = v.object({
  reviews: v.array(ReportedReviewSummarySchema),
  pagination: PaginationSchema,
});
/** One numbered page of reported reviews. */
export type ReportedReviewPageDto = v.InferOutput<typeof ReportedReviewPageSchema>;

/** A report as staff see it. */
const ReceivedReportSchema = v.object({
  id: v.string(),
  reason: ReportReason,
  note: v.string(),
  /** Null for deleted accounts. */
  reporterName: v.nullable(v.string()),
  reportedAt: InstantField,
  /** The decision; null while pending. */
  verdict: v.nullable(v.picklist(['kept', 'hidden'])),
});

/** A reported review with all of its reports. */
const ReportedReviewSchema = v.object({
  ...ReportedReviewSummarySchema.entries,
  writtenAt: InstantField,
  /** When it was last rewritten. */
  updatedAt: InstantField,
  studio: v.object({ slug: v.string(), name: v.string() }),
  /** Reason and time of hiding; null if it is not hidden. */
  hidden: v.nullable(v.object({ reason: v.string(), hiddenAt: InstantField })),
  /** Newest first. */
  reports: v.array(ReceivedReportSchema),
});
/** A reported review with all of its reports. */
export type ReportedReviewDto = v.InferOutput<typeof ReportedReviewSchema>;

/** Named schemas for reports. */
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

/** Endpoints for reporting reviews and deciding on reports. */
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
