import { ReviewField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { PaginationSchema, limitField, pageField } from '../platform/http/pagination.ts';

const starWords = 'Choose 1 to 5 stars';

/** The answer of a pattern's studio to a review, shown under the studio's name. */
const ReviewAnswerSchema = v.object({ studio: v.string(), text: v.string(), answeredAt: InstantField });

/** An owner's review of a pattern. `author` only contains the first name and the last initial. */
export const ReviewSchema = v.object({
  id: v.string(),
  author: v.string(),
  stars: v.pipe(v.number(), v.integer()),
  text: v.string(),
  createdAt: InstantField,
  updatedAt: InstantField,
  answer: v.nullable(ReviewAnswerSchema),
});
/** An owner's review of a pattern. */
export type ReviewDto = v.InferOutput<typeof ReviewSchema>;

/** Summary of a pattern's reviews: the mean, null without any, and the number of ratings with 1, 2, 3, 4, 5 stars. */
const ReviewSummarySchema = v.object({
  mean: v.nullable(v.number()),
  count: v.pipe(v.number(), v.integer()),
  byStars: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(5)),
});
/** Summary of a pattern's reviews. */
export type ReviewSummaryDto = v.InferOutput<typeof ReviewSummarySchema>;

/**
 * One numbered page of reviews, newest first. The viewer's own is separate and states whether they are mailed its
 * answer and whether the shop has hidden it. `canReview` is null for visitors.
 */
const ReviewPageSchema = v.object({
  reviews: v.array(ReviewSchema),
  pagination: PaginationSchema,
  summary: ReviewSummarySchema,
  own: v.nullable(ReviewSchema),
  isAnswerMailed: v.nullable(v.boolean()),
  isOwnHidden: v.nullable(v.boolean()),
  canReview: v.nullable(v.boolean()),
});
/** One numbered page of reviews. */
export type ReviewPageDto = v.InferOutput<typeof ReviewPageSchema>;

/** Content of a review. */
const ReviewWordsSchema = v.object({
  stars: v.pipe(v.number(starWords), v.integer(starWords), v.minValue(1, starWords), v.maxValue(5, starWords)),
  text: ReviewField,
  /** Whether the author wants a mail when the studio answers. */
  isAnswerMailed: v.optional(v.boolean('Must be true or false'), false),
});
/** Content of a review. */
export type ReviewWords = v.InferOutput<typeof ReviewWordsSchema>;

/** Named schemas of this domain. */
export const reviewSchemas = {
  Review: ReviewSchema,
  ReviewAnswer: ReviewAnswerSchema,
  ReviewPage: ReviewPageSchema,
  ReviewSummary: ReviewSummarySchema,
};

const ofAsset = v.object({ id: IdField });

/** Endpoints of this domain. */
export const reviewCalls = {
  page: defineCall({
    method: 'get',
    path: '/open-api/assets/{id}/reviews',
    summary: 'Lists the reviews of a pattern, newest first, and whether the caller may write one.',
    auth: 'optional',
    mayBeBehind: true,
    params: ofAsset,
    query: v.object({ page: pageField(), limit: limitField() }),
    response: ReviewPageSchema,
    errors: ['not_found'],
  }),
  write: defineCall({
    method: 'put',
    path: '/open-api/assets/{id}/review',
    summary:
      "Creates or replaces the signed-in user's review of a pattern they own. The pattern's rating is updated immediately.",
    auth: 'review.write',
    params: ofAsset,
    body: ReviewWordsSchema,
    response: ReviewSchema,
    errors: ['not_found', 'forbidden'],
  }),
};
