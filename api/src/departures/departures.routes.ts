import { pipeline } from 'node:stream/promises';
import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { ClosingService } from './closings.service.ts';
import { departureCalls } from './departures.contract.ts';
import type { DepartureService } from './departures.service.ts';
import type { PackService } from './pack.service.ts';

/** Dependencies of this domain's routes. */
export interface DepartureServices {
  readonly departures: DepartureService;
  readonly closings: ClosingService;
  readonly studioPacks: PackService;
}

/** Registers the routes of this domain. */
export function departureRoutes(
  router: Router,
  environment: CallEnvironment,
  { departures, closings, studioPacks }: DepartureServices,
): void {
  bindCall(router, departureCalls.ofStudio, environment, ({ viewer, params }) =>
    departures.ofStudio(viewer.actor, params.studioId),
  );
  bindCall(router, departureCalls.announce, environment, ({ viewer, params, body }) =>
    departures.announce(viewer.actor, params.studioId, body.leavesAt),
  );
  bindCall(router, departureCalls.takeBack, environment, ({ viewer, params }) =>
    departures.takeBack(viewer.actor, params.studioId),
  );
  bindCall(router, departureCalls.linkPack, environment, ({ viewer, params }) =>
    Promise.resolve(studioPacks.link(viewer.actor, params.studioId)),
  );
  bindCall(router, departureCalls.pack, environment, async ({ params, response }) => {
    const { fileName, content } = await studioPacks.open(params.token);
    response.setHeader('cache-control', 'private, no-store');
    response.attachment(fileName);
    response.type('application/zip');
    await pipeline(content, response);
  });
  bindCall(router, departureCalls.list, environment, () => closings.list());
  bindCall(router, departureCalls.close, environment, ({ viewer, body }) => closings.close(viewer, body));
  bindCall(router, departureCalls.takeClosingBack, environment, ({ viewer, params, body }) =>
    closings.takeBack(viewer, params.studioId, body.reason),
  );
}
