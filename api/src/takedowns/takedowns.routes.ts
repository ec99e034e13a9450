import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { addressOf } from '../platform/http/caller-address.ts';
import type { ClaimService } from './claims.service.ts';
import type { StudioTakedowns } from './studio-takedowns.ts';
import type { TakedownDesk } from './takedown-desk.ts';
import { takedownCalls } from './takedowns.contract.ts';

/** Dependencies of this domain's routes. */
export interface TakedownServices {
  readonly takedownClaims: ClaimService;
  readonly studioTakedowns: StudioTakedowns;
  readonly takedownDesk: TakedownDesk;
}

/** Registers the routes of this domain. */
export function takedownRoutes(
  router: Router,
  environment: CallEnvironment,
  { takedownClaims: claims, studioTakedowns, takedownDesk: desk }: TakedownServices,
): void {
  const calls = takedownCalls;
  bindCall(router, calls.request, environment, ({ body, request }) => claims.request(body, addressOf(request)));
  bindCall(router, calls.confirm, environment, ({ body }) => claims.confirm(body.token));
  bindCall(router, calls.goToCourt, environment, ({ body }) => claims.goToCourt(body.token, body.court));
  bindCall(router, calls.ofStudio, environment, ({ viewer, params }) =>
    studioTakedowns.ofStudio(viewer.actor, params.studioId),
  );
  bindCall(router, calls.counter, environment, ({ viewer, params, body }) =>
    studioTakedowns.counter(viewer.actor, params.number, body.statement),
  );
  bindCall(router, calls.list, environment, ({ query }) => desk.list(query));
  bindCall(router, calls.byNumber, environment, ({ params }) => desk.byNumber(params.number));
  bindCall(router, calls.hold, environment, ({ viewer, params, body }) =>
    desk.hold(viewer, params.number, body.reason),
  );
  bindCall(router, calls.refuse, environment, ({ viewer, params, body }) =>
    desk.refuse(viewer, params.number, body.reason),
  );
  bindCall(router, calls.restore, environment, ({ viewer, params, body }) =>
    desk.restore(viewer, params.number, body.reason),
  );
}
