import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { sendPrivatePicture } from '../send-private-picture.ts';
import { submissionReviewCalls } from './review.contract.ts';
import type { ReviewFigureService } from './review-figures.service.ts';
import type { ReviewService } from './review.service.ts';

/** Dependencies of the routes for reviews. */
export interface ReviewServices {
  readonly submissionReviews: ReviewService;
  readonly reviewFigures: ReviewFigureService;
}

/** Registers the routes for reviews. */
export function reviewRoutes(
  router: Router,
  environment: CallEnvironment,
  { submissionReviews: reviews, reviewFigures }: ReviewServices,
): void {
  const calls = submissionReviewCalls;
  bindCall(router, calls.figures, environment, () => reviewFigures.figures());
  bindCall(router, calls.next, environment, ({ viewer }) => reviews.next(viewer));
  bindCall(router, calls.keep, environment, ({ viewer, params }) => reviews.keep(viewer, params.id));
  bindCall(router, calls.skip, environment, ({ viewer, params }) => reviews.skip(viewer, params.id));
  bindCall(router, calls.decide, environment, ({ viewer, params, body }) => reviews.decide(viewer, params.id, body));
  bindCall(router, calls.picture, environment, async ({ params, response }) => {
    sendPrivatePicture(response, await reviews.picture(params.file));
  });
  bindCall(router, calls.appeal, environment, ({ viewer, params, body }) =>
    reviews.appeal(viewer.actor, params.id, body.words),
  );
}
