import type { Resolvers } from '../generated/resolvers.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { ReviewsApi } from './ReviewsApi.ts';

interface Context extends RequestContext {
  readonly reviews: ReviewsApi;
}

/** What owners say of patterns. */
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
        viewerCanReview: found.canReview,
      };
    },
  },
  Mutation: {
    writeReview: async (_root, { input: { assetId, ...words } }, { reviews }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const rules = { expects, fields: { NotFoundError: 'assetId' } };
      const { data, errors } = await outcomeOf(reviews.write(assetId, words), rules);
      return { review: data, errors };
    },
  },
};
