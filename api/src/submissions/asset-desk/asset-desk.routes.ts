import type { Router } from 'express';
import type { ExportService } from '../../exports/exports.service.ts';
import { bindCall, type CallEnvironment } from '../../platform/http/bind-call.ts';
import { ASSET_EXPORT } from './asset-export.ts';
import { assetDeskCalls } from './asset-desk.contract.ts';
import type { AssetDesk } from './asset-desk.ts';

/** Registers the routes for staff who manage patterns. */
export function assetDeskRoutes(
  router: Router,
  environment: CallEnvironment,
  desk: AssetDesk,
  exports: ExportService,
): void {
  const calls = assetDeskCalls;
  bindCall(router, calls.adminAssets, environment, ({ query }) => desk.list(query));
  bindCall(router, calls.exportAssets, environment, ({ viewer, body }) => exports.link(viewer, ASSET_EXPORT, body));
  bindCall(router, calls.adminAsset, environment, ({ params }) => desk.one(params.assetId));
  bindCall(router, calls.rewordAsset, environment, ({ viewer, params, body }) =>
    desk.reword(viewer, params.assetId, body),
  );
  bindCall(router, calls.limitAsset, environment, ({ viewer, params, body }) =>
    desk.limit(viewer, params.assetId, body),
  );
  bindCall(router, calls.featureAsset, environment, ({ viewer, params, body }) =>
    desk.feature(viewer, params.assetId, body),
  );
  bindCall(router, calls.announceAssetHold, environment, ({ viewer, params, body }) =>
    desk.announceHold(viewer, params.assetId, body.reason),
  );
  bindCall(router, calls.holdAsset, environment, ({ viewer, params, body }) =>
    desk.hold(viewer, params.assetId, body.reason),
  );
  bindCall(router, calls.releaseAsset, environment, ({ viewer, params, body }) =>
    desk.release(viewer, params.assetId, body.reason),
  );
}
