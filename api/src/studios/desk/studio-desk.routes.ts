import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { studioDeskCalls } from './studio-desk.contract.ts';
import type { StudioDesk } from './studio-desk.ts';

/** Serves the calls of those who look after studios. */
export function studioDeskRoutes(router: Router, environment: CallEnvironment, desk: StudioDesk): void {
  const calls = studioDeskCalls;
  bindCall(router, calls.adminStudios, environment, ({ query }) => desk.list(query));
  bindCall(router, calls.adminStudio, environment, ({ params }) => desk.one(params.studioId));
  bindCall(router, calls.featureStudio, environment, ({ viewer, params, body }) =>
    desk.feature(viewer, params.studioId, body),
  );
  bindCall(router, calls.holdStudio, environment, ({ viewer, params, body }) =>
    desk.hold(viewer, params.studioId, body.reason),
  );
  bindCall(router, calls.releaseStudio, environment, ({ viewer, params, body }) =>
    desk.release(viewer, params.studioId, body.reason),
  );
}
