import type { Router } from 'express';
import type { ExportService } from '../../exports/exports.service.ts';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { STUDIO_EXPORT } from './studio-export.ts';
import { studioDeskCalls } from './studio-desk.contract.ts';
import type { StudioDesk } from './studio-desk.ts';

/** Dependencies of the desk's routes. */
export interface StudioDeskServices {
  readonly studioDesk: StudioDesk;
  readonly exports: ExportService;
}

/** Registers the routes for staff who manage studios. */
export function studioDeskRoutes(
  router: Router,
  environment: CallEnvironment,
  { studioDesk: desk, exports }: StudioDeskServices,
): void {
  const calls = studioDeskCalls;
  bindCall(router, calls.adminStudios, environment, ({ query }) => desk.list(query));
  bindCall(router, calls.exportStudios, environment, ({ viewer, body }) => exports.link(viewer, STUDIO_EXPORT, body));
  bindCall(router, calls.adminStudio, environment, ({ params }) => desk.one(params.studioId));
  bindCall(router, calls.featureStudio, environment, ({ viewer, params, body }) =>
    desk.feature(viewer, params.studioId, body),
  );
  bindCall(router, calls.announceStudioHold, environment, ({ viewer, params, body }) =>
    desk.announceHold(viewer, params.studioId, body.reason),
  );
  bindCall(router, calls.holdStudio, environment, ({ viewer, params, body }) =>
    desk.hold(viewer, params.studioId, body.reason),
  );
  bindCall(router, calls.releaseStudio, environment, ({ viewer, params, body }) =>
    desk.release(viewer, params.studioId, body.reason),
  );
}
