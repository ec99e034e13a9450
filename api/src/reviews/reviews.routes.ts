import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
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
