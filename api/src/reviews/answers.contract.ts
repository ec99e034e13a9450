import { ReviewAnswerField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, optionalFlag } from '../platform/http/fields.ts';
import { PaginationSchema, limitField, pageField } from '../platform/http/pagination.ts';
import { ReviewSchema } from './reviews.contract.ts';

/** A review of a studio's pattern; the title names the pattern if it is no longer on sale. */
const StudioReviewSchema = v.object({ review: ReviewSchema, assetId: v.string(), title: v.string() });

const StudioReviewPageSchema = v.object({
  reviews: v.array(StudioReviewSchema),
  pagination: PaginationSchema,
  unansweredCount: v.pipe(v.number(), v.integer()),
});
/** One numbered page of reviews of a studio's patterns. */
export type StudioReviewPageDto = v.InferOutput<typeof StudioReviewPageSchema>;

const studioReviewQuery = v.object({ page: pageField(), limit: limitField(), isAnswered: optionalFlag() });
/** Filter of a studio's reviews; by default with and without answers. */
export type WantedReviews = v.InferOutput<typeof studioReviewQuery>;

/** Named schemas for answers. */
export const reviewAnswerSchemas = { StudioReview: StudioReviewSchema, StudioReviewPage: StudioReviewPageSchema };

const ofReview = {
  auth: 'studio.answer',
  path: '/reviews/{reviewId}/answer',
  params: v.object({ reviewId: IdField }),
  response: ReviewSchema,
  errors: ['not_found'],
} as const;

/** Endpoints for studio answers to reviews. */
export const reviewAnswerCalls = {
  ofStudio: defineCall({
    method: 'get',
    path: '/studios/{studioId}/reviews',
    summary: "Lists the reviews of a studio's patterns, newest first.",
    auth: 'studio.answer',
    params: v.object({ studioId: IdField }),
    query: studioReviewQuery,
    response: StudioReviewPageSchema,
    errors: ['not_found'],
  }),
  answer: defineCall({
    ...ofReview,
    method: 'put',
    summary: "Creates or replaces the studio's answer to a review. The author of the review is emailed once.",
    body: v.object({ text: ReviewAnswerField }),
  }),
  removeAnswer: defineCall({ ...ofReview, method: 'delete', summary: "Deletes the studio's answer to a review." }),
};
