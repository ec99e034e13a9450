import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { studioAssetCalls } from './assets.contract.ts';
import type { StudioAssetService } from './assets.service.ts';

/** Registers the routes for current and former listings. */
export function studioAssetRoutes(router: Router, environment: CallEnvironment, assets: StudioAssetService): void {
  const calls = studioAssetCalls;
  bindCall(router, calls.byId, environment, ({ viewer, params }) => assets.byId(viewer.actor, params.assetId));
  bindCall(router, calls.edit, environment, ({ viewer, params, body }) =>
    assets.edit(viewer.actor, params.assetId, body),
  );
  bindCall(router, calls.revise, environment, ({ viewer, params, body }) =>
    assets.revise(viewer.actor, params.assetId, body.submissionId),
  );
  bindCall(router, calls.withdraw, environment, ({ viewer, params }) => assets.withdraw(viewer.actor, params.assetId));
  bindCall(router, calls.bringBack, environment, ({ viewer, params }) =>
    assets.bringBack(viewer.actor, params.assetId),
  );
}
