import type { AssetDto } from '../catalog/catalog.contract.ts';
import { paletteOf } from '../catalog/palettes.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import type { DbOrTrx, Trx } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import type { JobHandlers, NewJob } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { DownloadPageDto, EntitlementDto, EntitlementPageDto } from './downloads.contract.ts';
import { findHeld, readHeldPage } from './downloads.repository.ts';
import type { OwnedColors, ProductionFiles } from './downloads.ports.ts';
import { heldByKey, viewEntitlements } from './entitlement-view.ts';
import { createFilePreparing } from './file-preparing.ts';
import { readHistoryPage } from './history.repository.ts';
import {
  createLink,
  openLink,
  type CreatedLink,
  type LinkDependencies,
  type LinkOpener,
  type OpenedLink,
} from './links.ts';
import type { LinkRequest } from './link-request.ts';
import type { EndedRights, Holding } from './rights.repository.ts';
import { byCoveredKey, endRights, grantRights, type AssetFormats, type Grant, type Recipient } from './rights.ts';

/** Entitlements and their files. */
export interface DownloadService {
  library(userId: string, page: number, limit: number): Promise<EntitlementPageDto>;
  /** Returns a user's downloads, latest first. */
  history(userId: string, page: number, limit: number): Promise<DownloadPageDto>;
  owned(userId: string, assetIds: readonly string[]): Promise<string[]>;
  /**
   * Creates a link to the zip of a license, with some or all of its formats, in any palette offered for the pattern,
   * and the cookie a browser opens it with.
   * @throws not_found for a license the viewer does not hold; validation_failed for formats outside the license and
   *   palettes the pattern is not offered in
   */
  createLink(viewer: Viewer, entitlementId: string, request?: LinkRequest): Promise<CreatedLink>;
  /**
   * Resolves a link for its buyer, by token or by the cookie that came with the link.
   * @throws not_found for every link that does not work, whatever the reason
   */
  fileBehind(token: string, by: LinkOpener): Promise<OpenedLink>;
  /**
   * Grants rights inside the transaction of the purchase. A right already held is not granted twice, and a wider
   * license supersedes a narrower one.
   * @returns the jobs that create the files, to be added in the same transaction
   */
  grant(trx: Trx, to: Recipient, grants: readonly Grant[]): Promise<readonly NewJob[]>;
  /**
   * Revokes the rights granted by an order or a paid period of a plan: their links stop working, their certificates say
   * so, and licenses they superseded are restored. Idempotent.
   */
  revoke(trx: Trx, ended: EndedRights): Promise<void>;
  /** Returns a user's entitlements by `assetId:license`; a wider license also appears under the narrower ones. */
  heldByKey(
    db: DbOrTrx,
    userId: string,
    assetIds: readonly string[],
    assets: ReadonlyMap<string, AssetDto>,
  ): Promise<ReadonlyMap<string, EntitlementDto>>;
  /** Returns the keys of `heldByKey`. */
  heldKeys(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<ReadonlySet<string>>;
  readonly jobs: JobHandlers;
}

interface DownloadDependencies extends LinkDependencies {
  readonly artworks: AssetFormats & OwnedColors;
  readonly productionFiles: ProductionFiles;
  readonly logger: Pick<Logger, 'warn'>;
  /** Called in the transaction in which a user gains or loses rights to patterns. */
  readonly onHoldingChanged: (trx: Trx, holding: Holding) => Promise<void>;
}

/** Creates the service. */
export function createDownloadService(shop: DownloadDependencies): DownloadService {
  const { db, clock, artworks, catalog, onHoldingChanged } = shop;
  const preparing = createFilePreparing(shop);

  return {
    async library(userId, page, limit) {
      const { rows, pagination } = await readHeldPage(db, userId, { page, limit });
      const ids = [...new Set(rows.map((row) => row.asset_id))];
      const assets = await catalog.assetsByIds(ids, { withWithdrawn: true });
      return { entitlements: await viewEntitlements(db, artworks, rows, assets), pagination };
    },

    async history(userId, page, limit) {
      const { rows, pagination } = await readHistoryPage(db, userId, { page, limit });
      const assets = await catalog.assetsByIds([...new Set(rows.map((row) => row.asset_id))], { withWithdrawn: true });
      const downloads = rows.map((row) => ({
        id: row.id,
        title: row.title,
        asset: assets.get(row.asset_id) ?? null,
        formats: row.formats,
        palette: paletteOf(row.palette),
        downloadedAt: row.downloaded_at.toISOString(),
        entitlementId: row.entitlement_id,
      }));
      return { downloads, pagination };
    },

    async owned(userId, assetIds) {
      const rows = await findHeld(db, userId, assetIds.filter(isRowId));
      return [...new Set(rows.map((row) => row.asset_id))];
    },

    createLink: (viewer, entitlementId, request) => createLink(shop, preparing, { viewer, entitlementId, request }),
    fileBehind: (token, by) => openLink(shop, token, by),

    async grant(trx, to, grants) {
      const given = await grantRights(trx, shop, to, grants);
      await onHoldingChanged(trx, { userId: to.userId, assetIds: grants.map(({ assetId }) => assetId) });
      return preparing.later(to, given);
    },

    async revoke(trx, ended) {
      const holding = await endRights(trx, clock, ended);
      if (holding) await onHoldingChanged(trx, holding);
    },

    heldByKey: (reader, userId, assetIds, assets) => heldByKey(reader, artworks, userId, assetIds, assets),

    async heldKeys(reader, userId, assetIds) {
      return new Set(byCoveredKey(await findHeld(reader, userId, assetIds)).keys());
    },

    jobs: preparing.jobs,
  };
}
