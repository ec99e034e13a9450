import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { reviewAnswerCalls } from './answers.contract.ts';
import type { ReviewAnswerService } from './answers.service.ts';
import { reviewReportCalls } from './reports/reports.contract.ts';
import type { ReviewReportService } from './reports/reports.service.ts';
import { reviewCalls } from './reviews.contract.ts';
import type { ReviewService } from './reviews.service.ts';

/** Registers the routes of this domain. */
export function reviewRoutes(router: Router, environment: CallEnvironment, reviews: ReviewService): void {
  bindCall(router, reviewCalls.page, environment, ({ params, query, viewer }) =>
    reviews.page(params.id, query.page, query.limit, viewer?.userId ?? null),
  );
  bindCall(router, reviewCalls.write, environment, ({ params, viewer, body }) =>
    reviews.write(params.id, viewer.userId, body),
  );
}

/** Registers the routes for studio answers. */
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

/** Registers the routes for reporting reviews and deciding on reports. */
export function reviewReportRoutes(router: Router, environment: CallEnvironment, reports: ReviewReportService): void {
  const calls = reviewReportCalls;
  bindCall(router, calls.report, environment, ({ viewer, params, body }) =>
    reports.report(viewer.userId, params.reviewId, body),
  );
  bindCall(router, calls.reported, environment, ({ query }) => reports.list(query));
  bindCall(router, calls.oneReported, environment, ({ params }) => reports.one(params.reviewId));
  bindCall(router, calls.hide, environment, ({ viewer, params, body }) =>
    reports.hide(viewer, params.reviewId, body.reason),
  );
  bindCall(router, calls.keep, environment, ({ viewer, params, body }) =>
    reports.keep(viewer, params.reviewId, body.reason),
  );
  bindCall(router, calls.show, environment, ({ viewer, params, body }) =>
    reports.show(viewer, params.reviewId, body.reason),
  );
}
