import type { DomainModule } from '../platform/domain-module.ts';
import { reviewResolvers } from './reviews.resolvers.ts';
import { restReviewsApi } from './ReviewsApi.ts';

/** Reviews by owners of patterns. */
export const reviewsModule = {
  apis: { reviews: restReviewsApi },
  resolvers: [reviewResolvers],
  freshSeconds: { reviews: 60 },
} satisfies DomainModule;
