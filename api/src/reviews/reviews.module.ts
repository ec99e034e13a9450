import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { DomainModule, Foundation } from '../domain-module.ts';
import type { DownloadService } from '../downloads/downloads.service.ts';
import type { Audit } from '../staff/audit.ts';
import { createReviewAnswerService, type ReviewAnswerService } from './answers.service.ts';
import { createReviewRatings } from './review-ratings.ts';
import { reviewPersonalData } from './personal-data.repository.ts';
import { createReviewReportService, type ReviewReportService } from './reports/reports.service.ts';
import { reviewAnswerRoutes, reviewReportRoutes, reviewRoutes } from './reviews.routes.ts';
import { createReviewService, type RatedCatalog, type ReviewService } from './reviews.service.ts';

interface RatingNeeds {
  readonly catalog: RatedCatalog;
}

interface ReviewNeeds extends Foundation, RatingNeeds {
  readonly downloads: Pick<DownloadService, 'heldKeys'>;
}

interface MailNeeds extends Foundation {
  readonly mailTexts: MailTexts;
}

interface ReportNeeds extends MailNeeds, RatingNeeds {
  readonly audit: Audit;
}

interface Services {
  readonly reviews: ReviewService;
  readonly reviewAnswers: ReviewAnswerService;
  readonly reviewReports: ReviewReportService;
}

/** Reviews by owners, answers by studios, and reports. */
export const reviewsModule = {
  services: {
    ratings: ({ catalog }: RatingNeeds) => createReviewRatings(catalog),
    reviews: ({ db, clock, catalog, downloads }: ReviewNeeds) =>
      createReviewService({ db, clock, catalog, held: downloads }),
    reviewAnswers: (needs: MailNeeds) => createReviewAnswerService(needs),
    reviewReports: (needs: ReportNeeds) => createReviewReportService(needs),
  },
  routes: (router, environment, { reviews, reviewAnswers, reviewReports }: Services) => {
    reviewRoutes(router, environment, reviews);
    reviewAnswerRoutes(router, environment, reviewAnswers);
    reviewReportRoutes(router, environment, reviewReports);
  },
  jobs: ({ reviewAnswers, reviewReports }: Pick<Services, 'reviewAnswers' | 'reviewReports'>) => ({
    ...reviewAnswers.jobs,
    ...reviewReports.jobs,
  }),
  personalData: reviewPersonalData,
} satisfies DomainModule;
