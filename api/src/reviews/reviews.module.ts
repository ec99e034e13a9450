import type { DomainModule, Foundation } from '../domain-module.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import { createReviewAnswerService, type ReviewAnswerService } from './answers.service.ts';
import { createReviewRatings } from './review-ratings.ts';
import { reviewPersonalData } from './personal-data.repository.ts';
import { reviewAnswerRoutes, reviewRoutes } from './reviews.routes.ts';
import { createReviewService, type RatedCatalog, type ReviewService } from './reviews.service.ts';

interface RatingNeeds {
  readonly catalog: RatedCatalog;
}

interface ReviewNeeds extends Foundation, RatingNeeds {
  readonly downloads: Pick<DownloadService, 'heldKeys'>;
}

interface Services {
  readonly reviews: ReviewService;
  readonly reviewAnswers: ReviewAnswerService;
}

/** What owners say of patterns, and what studios answer. */
export const reviewsModule = {
  services: {
    ratings: ({ catalog }: RatingNeeds) => createReviewRatings(catalog),
    reviews: ({ db, clock, catalog, downloads }: ReviewNeeds) =>
      createReviewService({ db, clock, catalog, held: downloads }),
    reviewAnswers: (foundation: Foundation) => createReviewAnswerService(foundation),
  },
  routes: (router, environment, { reviews, reviewAnswers }: Services) => {
    reviewRoutes(router, environment, reviews);
    reviewAnswerRoutes(router, environment, reviewAnswers);
  },
  jobs: ({ reviewAnswers }: Pick<Services, 'reviewAnswers'>) => reviewAnswers.jobs,
  personalData: reviewPersonalData,
} satisfies DomainModule;
