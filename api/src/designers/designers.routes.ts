import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { digestCalls } from './digest.contract.ts';
import type { DigestService } from './digest.service.ts';
import { designerCalls } from './designers.contract.ts';
import type { DesignerService } from './designers.service.ts';

/** Registers the routes for the weekly mail. */
export function digestRoutes(router: Router, environment: CallEnvironment, digests: DigestService): void {
  bindCall(router, digestCalls.ownDigest, environment, ({ viewer }) => digests.own(viewer.userId));
  bindCall(router, digestCalls.chooseDigest, environment, ({ viewer, body }) => digests.choose(viewer.userId, body));
  bindCall(router, digestCalls.unsubscribeFromDigest, environment, ({ query }) => digests.unsubscribe(query.token));
}

/** Registers the routes of this domain. */
export function designerRoutes(router: Router, environment: CallEnvironment, designers: DesignerService): void {
  bindCall(router, designerCalls.list, environment, ({ query, viewer }) =>
    designers.list(query, viewer?.userId ?? null),
  );
  bindCall(router, designerCalls.stats, environment, () => designers.stats());
  bindCall(router, designerCalls.byKey, environment, ({ params, viewer }) =>
    designers.byKey(params.key, viewer?.userId ?? null),
  );
  bindCall(router, designerCalls.own, environment, ({ viewer }) => designers.own(viewer.userId));
  bindCall(router, designerCalls.collections, environment, ({ params }) => designers.collections(params.key));
  bindCall(router, designerCalls.follow, environment, ({ params, viewer }) =>
    designers.follow(params.key, viewer.userId),
  );
  bindCall(router, designerCalls.unfollow, environment, ({ params, viewer }) =>
    designers.unfollow(params.key, viewer.userId),
  );
}
