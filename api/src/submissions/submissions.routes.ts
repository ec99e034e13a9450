import type { Router } from 'express';
import type { ExportService } from '../exports/exports.service.ts';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { assetDeskRoutes } from './asset-desk/asset-desk.routes.ts';
import type { AssetDesk } from './asset-desk/asset-desk.ts';
import { studioAssetRoutes } from './assets/assets.routes.ts';
import type { StudioAssetService } from './assets/assets.service.ts';
import { studioCollectionRoutes } from './collections/collections.routes.ts';
import type { StudioCollectionService } from './collections/collections.service.ts';
import { messageRoutes } from './messages/messages.routes.ts';
import type { MessageService } from './messages/messages.service.ts';
import { neighborRoutes } from './neighbors/neighbors.routes.ts';
import type { NeighborService } from './neighbors/neighbors.service.ts';
import { ownTileCalls } from './own-tiles/own-tiles.contract.ts';
import type { OwnTileService } from './own-tiles/own-tiles.service.ts';
import { submissionCalls } from './submissions.contract.ts';
import { reviewRoutes, type ReviewServices } from './review/review.routes.ts';
import { sendPrivatePicture } from './send-private-picture.ts';
import { suggestionRoutes } from './suggestions/suggestions.routes.ts';
import type { SuggestionService } from './suggestions/suggestions.service.ts';
import type { SubmissionService } from './submissions.service.ts';

/** Dependencies of the routes for submissions. */
export interface SubmissionServices extends ReviewServices {
  readonly submissions: SubmissionService;
  readonly studioCollections: StudioCollectionService;
  readonly studioAssets: StudioAssetService;
  readonly assetDesk: AssetDesk;
  readonly exports: ExportService;
  readonly submissionNeighbors: NeighborService;
  readonly submissionMessages: MessageService;
  readonly ownTiles: OwnTileService;
  readonly tagSuggestions: SuggestionService;
}

/** Registers the routes for submissions. */
export function submissionRoutes(
  router: Router,
  environment: CallEnvironment,
  { submissions, studioCollections, studioAssets, assetDesk, ...others }: SubmissionServices,
): void {
  const { ownTiles, submissionMessages, submissionNeighbors, tagSuggestions, exports, ...reviews } = others;
  reviewRoutes(router, environment, reviews);
  studioCollectionRoutes(router, environment, studioCollections);
  studioAssetRoutes(router, environment, studioAssets);
  assetDeskRoutes(router, environment, assetDesk, exports);
  messageRoutes(router, environment, submissionMessages);
  neighborRoutes(router, environment, submissionNeighbors);
  suggestionRoutes(router, environment, tagSuggestions);
  bindCall(router, ownTileCalls.tiles, environment, ({ viewer, params }) =>
    ownTiles.tiles(viewer.actor, params.studioId),
  );
  const calls = submissionCalls;
  bindCall(router, calls.list, environment, ({ viewer, params, query }) =>
    submissions.list(viewer.actor, params.studioId, query),
  );
  bindCall(router, calls.save, environment, ({ viewer, params, body }) =>
    submissions.save(viewer.actor, params.studioId, body.changes),
  );
  bindCall(router, calls.byId, environment, ({ viewer, params }) => submissions.byId(viewer.actor, params.id));
  bindCall(router, calls.submit, environment, ({ viewer, params, body }) =>
    submissions.submit(viewer.actor, params.id, body),
  );
  bindCall(router, calls.withdraw, environment, ({ viewer, params }) => submissions.withdraw(viewer.actor, params.id));
  bindCall(router, calls.picture, environment, async ({ viewer, params, response }) => {
    sendPrivatePicture(response, await submissions.picture(viewer.actor, params.file));
  });
}
