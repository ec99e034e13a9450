import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { studioCollectionCalls } from './collections.contract.ts';
import type { StudioCollectionService } from './collections.service.ts';

/** Registers the routes for design collections. */
export function studioCollectionRoutes(
  router: Router,
  environment: CallEnvironment,
  collections: StudioCollectionService,
): void {
  const calls = studioCollectionCalls;
  bindCall(router, calls.list, environment, ({ viewer, params }) => collections.list(viewer.actor, params.studioId));
  bindCall(router, calls.loose, environment, ({ viewer, params, query }) =>
    collections.loose(viewer.actor, params.studioId, query),
  );
  bindCall(router, calls.create, environment, ({ viewer, params, body }) =>
    collections.create(viewer.actor, params.studioId, body),
  );
  bindCall(router, calls.save, environment, ({ viewer, params, body }) =>
    collections.save(viewer.actor, params.studioId, { ...body, id: params.collectionId }),
  );
  bindCall(router, calls.remove, environment, ({ viewer, params }) =>
    collections.remove(viewer.actor, params.studioId, params.collectionId),
  );
  bindCall(router, calls.order, environment, ({ viewer, params, body }) =>
    collections.order(viewer.actor, params.studioId, body.collectionIds),
  );
}
