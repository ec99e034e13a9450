import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { reviewAnswerCalls } from './answers.contract.ts';
import type { ReviewAnswerService } from './answers.service.ts';
import { reviewCalls } from './reviews.contract.ts';
import type { ReviewService } from './reviews.service.ts';

/** Serves the calls of this domain. */
export function reviewRoutes(router: Router, environment: CallEnvironment, reviews: ReviewService): void {
  bindCall(router, reviewCalls.page, environment, ({ params, query, viewer }) =>
    reviews.page(params.id, query.page, query.limit, viewer?.userId ?? null),
  );
  bindCall(router, reviewCalls.write, environment, ({ params, viewer, body }) =>
    reviews.write(params.id, viewer.userId, body),
  );
}

/** Serves the calls by which studios answer. */
export function reviewAnswerRoutes(router: Router, environment: CallEnvironment, answers: ReviewAnswerService): void {
  bindCall(router, reviewAnswerCalls.ofStudio, environment, ({ viewer, params, query }) =>
    answers.ofStudio(viewer.actor, params.studioId, query),
  );
  bindCall(router, reviewAnswerCalls.answer, environment, ({ viewer, params, body }) =>
    answers.answer(viewer.actor, params.reviewId, body.text),
  );
  bindCall(router, reviewAnswerCalls.removeAnswer, environment, ({ viewer, params }) =>
    answers.removeAnswer(viewer.actor, params.reviewId),
  );
}
