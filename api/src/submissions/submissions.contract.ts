import {
  CREATION_METHODS,
  MAX_PATTERN_DESCRIPTION_CHARACTERS,
  MAX_PATTERN_TAGS,
  MAX_PATTERN_TITLE_CHARACTERS,
  MAX_SEARCH_CHARACTERS,
  MAX_SUBMISSIONS_AT_ONCE,
  REPEATS,
  RepeatLayoutField,
  RepeatMillimetersField,
  REVIEW_REASONS,
  SUBMISSION_STATUSES,
  TagField,
  VERDICTS,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../platform/http/pagination.ts';
import { CategoryIdField, draftText, VersionField } from '../studios/contract-fields.ts';
import { ReviewNoteField } from './review-note.ts';

const Status = v.picklist(SUBMISSION_STATUSES, 'Must be a state of a submission');

/** A rectangle on the tile, as fractions of its sides. */
const BoxSchema = v.object({ left: v.number(), top: v.number(), width: v.number(), height: v.number() });

const FindingSchema = v.object({
  code: v.string(),
  severity: v.picklist(['error', 'warning', 'note']),
  /** What was found, and what to do about it. */
  message: v.string(),
  advice: v.string(),
  /** Where it appears on the tile; empty if it concerns the whole tile. */
  boxes: v.array(BoxSchema),
});

const VerdictSchema = v.object({
  verdict: v.picklist(VERDICTS),
  reasons: v.array(
    v.object({
      code: v.picklist(REVIEW_REASONS),
      /** What the reviewer saw, and what to do about it. */
      message: v.string(),
      advice: v.string(),
      /** Where it appears on the tile; empty if it concerns the whole tile. */
      marks: v.array(BoxSchema),
    }),
  ),
  note: v.string(),
  /** The image of the file it referred to; null for verdicts from before it was stored. */
  pictureUrl: v.nullable(v.string()),
  decidedAt: InstantField,
});

const TransitionSchema = v.object({
  from: v.nullable(Status),
  to: Status,
  happenedAt: InstantField,
  note: v.nullable(v.string()),
});

/** A submission as its studio and reviewers see it: one version of one pattern. */
export const SubmissionSchema = v.object({
  id: v.string(),
  studioId: v.string(),
  /** The upload that contained its file. */
  uploadId: v.string(),
  /** The listing it is a version of; null before the first approval. */
  assetId: v.nullable(v.string()),
  status: Status,
  fileName: v.string(),
  bytes: v.number(),
  /** Sides of the tile, in pixels, or as declared by a drawing; null until it was checked. */
  size: v.nullable(v.object({ width: v.number(), height: v.number() })),
  /** Its image; the URL requires the caller's session. */
  pictureUrl: v.nullable(v.string()),
  findings: v.array(FindingSchema),
  /** Layouts in which it joins. */
  fittingLayouts: v.array(v.picklist(REPEATS)),
  swatches: v.array(v.object({ hex: v.string(), share: v.number(), name: v.string() })),
  title: v.string(),
  description: v.string(),
  tags: v.array(v.string()),
  categoryId: v.nullable(v.string()),
  subcategoryId: v.nullable(v.string()),
  repeatLayout: v.picklist(REPEATS),
  repeatMillimeters: v.nullable(v.number()),
  offersExtended: v.boolean(),
  creationMethod: v.nullable(v.picklist(CREATION_METHODS)),
  /** What must be corrected before it can be submitted. */
  problems: v.array(v.object({ path: v.string(), message: v.string() })),
  createdAt: InstantField,
  submittedAt: v.nullable(InstantField),
  /** Promised answer time; null before it was submitted. */
  answerDueAt: v.nullable(InstantField),
  /** Its 1-based position among all that wait for a review; null if it does not. */
  placeInQueue: v.nullable(v.pipe(v.number(), v.integer())),
  /** Results of reviews, oldest first. */
  verdicts: v.array(VerdictSchema),
  /** The designer's note to the reviewer at the last submission; null if there is none. */
  noteToReviewer: v.nullable(v.string()),
  /** The designer's argument against a refusal; null without an appeal. */
  appeal: v.nullable(v.string()),
  transitions: v.array(TransitionSchema),
  version: VersionField,
});
/** A submission: one version of one pattern. */
export type SubmissionDto = v.InferOutput<typeof SubmissionSchema>;

const SubmissionPageSchema = v.object({
  submissions: v.array(SubmissionSchema),
  /** Number of the studio's submissions by status; statuses without any are omitted. */
  counts: v.array(v.object({ status: Status, count: v.number() })),
  pagination: PaginationSchema,
});
/** One numbered page of a studio's submissions. */
export type SubmissionPageDto = v.InferOutput<typeof SubmissionPageSchema>;

const searchRule = `At most ${MAX_SEARCH_CHARACTERS} characters`;
const tagsRule = `At most ${MAX_PATTERN_TAGS} tags`;

/** Changes to one submission; omitted fields stay. It may be incomplete until it is submitted. */
const ChangeSchema = v.object({
  id: IdField,
  version: VersionField,
  title: draftText('Title', MAX_PATTERN_TITLE_CHARACTERS),
  description: draftText('Description', MAX_PATTERN_DESCRIPTION_CHARACTERS),
  tags: v.optional(v.pipe(v.array(TagField), v.maxLength(MAX_PATTERN_TAGS, tagsRule))),
  categoryId: v.optional(CategoryIdField),
  subcategoryId: v.optional(v.nullable(CategoryIdField)),
  repeatLayout: v.optional(RepeatLayoutField),
  repeatMillimeters: v.optional(v.nullable(RepeatMillimetersField)),
  offersExtended: v.optional(v.boolean()),
  creationMethod: v.optional(v.picklist(CREATION_METHODS, 'Say how it was made')),
});
/** Changes to a submission. */
export type SubmissionChange = v.InferOutput<typeof ChangeSchema>;

/** Why one of several changes failed: the error that a request for it alone would have returned. */
const RefusalSchema = v.looseObject({
  code: v.string(),
  message: v.string(),
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});

const OutcomesSchema = v.object({
  /** One per change, in order: the updated `submission`, or a `refusal`. */
  outcomes: v.array(
    v.object({ id: v.string(), submission: v.nullable(SubmissionSchema), refusal: v.nullable(RefusalSchema) }),
  ),
});
/** Results of changes, one per change. */
export type SubmissionOutcomesDto = v.InferOutput<typeof OutcomesSchema>;

/** Named schemas for submissions. */
export const submissionSchemas = {
  Submission: SubmissionSchema,
  SubmissionPage: SubmissionPageSchema,
  SubmissionOutcomes: OutcomesSchema,
};

const one = { auth: 'studio.upload', response: SubmissionSchema, params: v.object({ id: IdField }) } as const;
const stepErrors = ['not_found', 'illegal_transition', 'version_conflict'] as const;

/** Endpoints for submissions. */
export const submissionCalls = {
  list: defineCall({
    method: 'get',
    path: '/studios/{studioId}/submissions',
    summary: 'Lists the submissions of a studio, newest first. Withdrawn ones are included only on request.',
    auth: 'studio.upload',
    params: v.object({ studioId: IdField }),
    query: v.object({
      status: v.optional(Status),
      /** A substring of the title or file name. */
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_SEARCH_CHARACTERS, searchRule))),
      page: pageField(),
      limit: limitField(),
    }),
    response: SubmissionPageSchema,
    errors: ['not_found'],
  }),
  byId: defineCall({
    ...one,
    method: 'get',
    path: '/submissions/{id}',
    summary: 'Returns a submission.',
    errors: ['not_found'],
  }),
  save: defineCall({
    method: 'put',
    path: '/studios/{studioId}/submissions',
    summary: 'Updates up to 100 submissions of a studio, with a separate result for each.',
    auth: 'studio.upload',
    params: v.object({ studioId: IdField }),
    body: v.object({
      changes: v.pipe(
        v.array(ChangeSchema),
        v.minLength(1, 'Must contain at least one change'),
        v.maxLength(MAX_SUBMISSIONS_AT_ONCE, `At most ${MAX_SUBMISSIONS_AT_ONCE} at once`),
      ),
    }),
    bodyBytes: 1_000_000,
    response: OutcomesSchema,
    errors: ['not_found'],
  }),
  submit: defineCall({
    ...one,
    method: 'post',
    path: '/submissions/{id}/submit',
    summary: 'Submits a draft for review.',
    body: v.object({ version: VersionField, note: v.optional(ReviewNoteField, '') }),
    errors: [...stepErrors, 'validation_failed'],
  }),
  withdraw: defineCall({
    ...one,
    method: 'post',
    path: '/submissions/{id}/withdraw',
    summary: 'Withdraws a submission.',
    errors: ['not_found', 'illegal_transition'],
  }),
  picture: defineCall({
    method: 'get',
    path: '/api/submissions/pictures/{file}',
    summary: 'Returns the picture of a submission to its studio.',
    auth: 'studio.upload',
    params: v.object({ file: IdField }),
    response: { mediaTypes: ['image/webp'] },
    errors: ['not_found'],
  }),
};
