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
  /** By when an answer is promised. */
  dueAt: InstantField,
  /** When it goes to another reviewer, unless it is kept until then. */
  leaseEndsAt: InstantField,
});
/** A submission in front of its reviewer. */
export type ReviewDto = v.InferOutput<typeof ReviewSchema>;

const DispatchSchema = v.object({
  /** Null when nothing waits that this person may review. */
  review: v.nullable(ReviewSchema),
  /** What else waits of its collection, in front of them as well; each has a verdict of its own. */
  wave: v.array(ReviewSchema),
  /** What is kept for them to come after it; others get it when nothing else waits. */
  upcoming: v.nullable(ReviewSchema),
  /** How many wait, with the ones that are looked at just now. */
  waiting: v.number(),
});
/** What a reviewer looks at next. */
export type DispatchDto = v.InferOutput<typeof DispatchSchema>;

const CountSchema = v.pipe(v.number(), v.integer());

const FiguresSchema = v.object({
  /** How many wait now. */
  waiting: CountSchema,
  /** Verdicts of the last 30 days, whose waits the next two are. */
  verdicts: CountSchema,
  /** From handing in to the verdict, in half of them at most, and in nine of ten; null without verdicts. */
  p50WaitMinutes: v.nullable(CountSchema),
  p90WaitMinutes: v.nullable(CountSchema),
  /** Appeals decided on within a year. */
  appeals: CountSchema,
  /** Those of them after which the pattern went on sale. */
  overturned: CountSchema,
  /** The share of those, 0 to 1; null while there was no appeal. */
  overturnedShare: v.nullable(v.number()),
  countedAt: InstantField,
});
/** What everybody may know of reviews. */
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
/** What a review ends with. */
export type VerdictInput = v.InferOutput<typeof VerdictInputSchema>;

/** The named shapes of reviews. */
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

/** The calls on reviews. Whose turn at a submission is over is told `illegal_transition`. */
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
