import type { DomainModule } from '../platform/domain-module.ts';
import { reviewReportResolvers } from './review-reports.resolvers.ts';
import { restReviewReportsApi } from './ReviewReportsApi.ts';
import { reviewResolvers } from './reviews.resolvers.ts';
import { restReviewsApi } from './ReviewsApi.ts';

/** Pattern reviews by owners, and reports of reviews. */
export const reviewsModule = {
  apis: { reviews: restReviewsApi, reviewReports: restReviewReportsApi },
  resolvers: [reviewResolvers, reviewReportResolvers],
  freshSeconds: { reviews: 60 },
} satisfies DomainModule;
