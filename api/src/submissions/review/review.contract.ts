import { MAX_REVIEW_MARKS, REVIEW_REASONS, VERDICTS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField } from '../../platform/http/fields.ts';
import { VersionField } from '../../studios/contract-fields.ts';
import { ReviewNoteField } from '../review-note.ts';
import { SubmissionSchema } from '../submissions.contract.ts';

const ReviewSchema = v.object({
  submission: SubmissionSchema,
  studio: v.object({ id: v.string(), name: v.string(), slug: v.string() }),
  /** Promised answer time. */
  dueAt: InstantField,
  /** When it is reassigned, unless the lease is renewed. */
  leaseEndsAt: InstantField,
});
/** A submission assigned to its reviewer. */
export type ReviewDto = v.InferOutput<typeof ReviewSchema>;

const DispatchSchema = v.object({
  /** Null if nothing waits that this reviewer may review. */
  review: v.nullable(ReviewSchema),
  /** The rest of its collection, also assigned to them; each gets its own verdict. */
  wave: v.array(ReviewSchema),
  /** The submission reserved for them; others get it if nothing else waits. */
  upcoming: v.nullable(ReviewSchema),
  /** Number of waiting submissions, including those in review. */
  waiting: v.number(),
});
/** A reviewer's next submission. */
export type DispatchDto = v.InferOutput<typeof DispatchSchema>;

const CountSchema = v.pipe(v.number(), v.integer());

const FiguresSchema = v.object({
  /** Number of waiting submissions. */
  waiting: CountSchema,
  /** Verdicts of the last 30 days, on which the next two are based. */
  verdicts: CountSchema,
  /** Median and 90th percentile of the time from submission to verdict; null without verdicts. */
  p50WaitMinutes: v.nullable(CountSchema),
  p90WaitMinutes: v.nullable(CountSchema),
  /** Appeals decided within a year. */
  appeals: CountSchema,
  /** Appeals after which the pattern went on sale. */
  overturned: CountSchema,
  /** Their share, 0 to 1; null without appeals. */
  overturnedShare: v.nullable(v.number()),
  countedAt: InstantField,
});
/** Public figures about reviews. */
export type ReviewFiguresDto = v.InferOutput<typeof FiguresSchema>;

const markRule = 'A mark must lie on the tile';
const Share = v.pipe(v.number(markRule), v.minValue(0, markRule), v.maxValue(1, markRule));
const MarkSchema = v.object({ left: Share, top: Share, width: Share, height: Share });

const ReasonsField = v.pipe(
  v.array(
    v.object({
      code: v.picklist(REVIEW_REASONS, 'Choose a reason'),
      marks: v.optional(v.pipe(v.array(MarkSchema), v.maxLength(MAX_REVIEW_MARKS, 'Too many marks')), []),
    }),
  ),
  v.maxLength(REVIEW_REASONS.length, 'Too many reasons'),
);

const VerdictInputSchema = v.object({
  version: VersionField,
  verdict: v.picklist(VERDICTS, 'Choose a verdict'),
  reasons: v.optional(ReasonsField, []),
  note: v.optional(ReviewNoteField, ''),
});
/** The outcome of a review. */
export type VerdictInput = v.InferOutput<typeof VerdictInputSchema>;

/** Named schemas for reviews. */
export const submissionReviewSchemas = {
  SubmissionReview: ReviewSchema,
  SubmissionDispatch: DispatchSchema,
  SubmissionReviewFigures: FiguresSchema,
};

const held = {
  auth: 'submission.review',
  method: 'post',
  params: v.object({ id: IdField }),
  errors: ['not_found', 'illegal_transition'],
} as const;

/** Endpoints for reviews. A reviewer whose turn at a submission is over gets `illegal_transition`. */
export const submissionReviewCalls = {
  figures: defineCall({
    method: 'get',
    path: '/submission-reviews/figures',
    summary: 'Returns how long reviews take and how many refusals were overturned on appeal.',
    auth: 'none',
    response: FiguresSchema,
    errors: [],
  }),
  next: defineCall({
    method: 'post',
    path: '/submission-reviews/next',
    summary:
      'Assigns a reviewer their current submission or the one due first. A submission is never assigned to two reviewers.',
    auth: 'submission.review',
    response: DispatchSchema,
    errors: [],
  }),
  keep: defineCall({
    ...held,
    path: '/submission-reviews/{id}/keep',
    summary: "Extends the reviewer's assignment of a submission.",
    unaudited: 'Only extends the assignment of the reviewer.',
    response: ReviewSchema,
  }),
  skip: defineCall({
    ...held,
    path: '/submission-reviews/{id}/skip',
    summary: 'Returns a submission to the queue for another reviewer.',
    response: DispatchSchema,
  }),
  decide: defineCall({
    ...held,
    path: '/submission-reviews/{id}/verdict',
    summary:
      'Completes a review. The pattern goes on sale, or its designer is notified of the reasons for the refusal.',
    body: VerdictInputSchema,
    response: SubmissionSchema,
    errors: [...held.errors, 'validation_failed', 'version_conflict'],
  }),
  picture: defineCall({
    method: 'get',
    path: '/api/submission-reviews/pictures/{file}',
    summary: 'Returns the picture of a submission to reviewers.',
    auth: 'submission.review',
    params: v.object({ file: IdField }),
    response: { mediaTypes: ['image/webp'] },
    errors: ['not_found'],
  }),
  appeal: defineCall({
    method: 'post',
    path: '/submissions/{id}/appeal',
    summary: 'Appeals a refusal, once, to a different reviewer.',
    auth: 'studio.upload',
    params: v.object({ id: IdField }),
    body: v.object({ words: v.pipe(ReviewNoteField, v.nonEmpty('Say why it should be sold')) }),
    response: SubmissionSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
};
