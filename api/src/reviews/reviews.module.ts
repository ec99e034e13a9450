import type { DomainModule, Foundation } from '../domain-module.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import { createReviewRatings } from './review-ratings.ts';
import { reviewPersonalData } from './personal-data.repository.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { createReviewService, type RatedCatalog, type ReviewService } from './reviews.service.ts';

interface RatingNeeds {
  readonly catalog: RatedCatalog;
}

interface ReviewNeeds extends Foundation, RatingNeeds {
  readonly downloads: Pick<DownloadService, 'heldKeys'>;
}

/** What owners say of patterns. */
export const reviewsModule = {
  services: {
    ratings: ({ catalog }: RatingNeeds) => createReviewRatings(catalog),
    reviews: ({ db, clock, catalog, downloads }: ReviewNeeds) =>
      createReviewService({ db, clock, catalog, held: downloads }),
  },
  routes: (router, environment, { reviews }: { readonly reviews: ReviewService }) =>
    reviewRoutes(router, environment, reviews),
  personalData: reviewPersonalData,
} satisfies DomainModule;
