import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { ReviewsApi } from './ReviewsApi.ts';

interface Context extends RequestContext {
  readonly reviews: ReviewsApi;
  readonly loaders: Pick<LoadersOf<typeof catalogLoaders>, 'assets'>;
}

const ofReview = { NotFoundError: 'reviewId' } as const;

/** Resolvers for reviews and studio answers. */
export const reviewResolvers: Resolvers<Context> = {
  Query: {
    reviews: async (_root, { assetId, page, limit }, { reviews }) => {
      const found = await reviews.page(assetId, page ?? 1, limit ?? 5);
      if (!found) return null;
      return {
        items: found.reviews,
        pageInfo: pageInfo(found.pagination),
        summary: found.summary,
        viewerReview: found.own,
        viewerHasAnswerMail: found.isAnswerMailed,
        viewerHasHiddenReview: found.isOwnHidden,
        viewerCanReview: found.canReview,
      };
    },
    studioReviews: async (_root, { studioId, isAnswered, page, limit }, { reviews }) => {
      const wanted = { page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE, isAnswered };
      const found = await reviews.ofStudio(studioId, wanted);
      if (!found) return null;
      const { unansweredCount, pagination } = found;
      return { items: found.reviews, pageInfo: pageInfo(pagination), unansweredCount };
    },
  },
  Mutation: {
    writeReview: async (_root, { input: { assetId, hasAnswerMail, ...words } }, { reviews }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const rules = { expects, fields: { NotFoundError: 'assetId' } };
      const { data, errors } = await outcomeOf(
        reviews.write(assetId, { ...words, isAnswerMailed: hasAnswerMail ?? false }),
        rules,
      );
      return { review: data, errors };
    },
    answerReview: async (_root, { input: { reviewId, text } }, { reviews }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(reviews.answer(reviewId, text), { expects, fields: ofReview });
      return { review: data, errors };
    },
    removeReviewAnswer: async (_root, { input: { reviewId } }, { reviews }) => {
      const rules = { expects: ['NotFoundError'], fields: ofReview } as const;
      const { data, errors } = await outcomeOf(reviews.removeAnswer(reviewId), rules);
      return { review: data, errors };
    },
  },
  StudioReview: {
    asset: ({ assetId }, _args, { loaders }) => loaders.assets.load(assetId),
  },
};
