import type { AssetDto } from '../catalog/catalog.contract.ts';
import type { PaletteDto } from '../catalog/palettes.contract.ts';
import { chosenPalette, paletteOf } from '../catalog/palettes.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { newId } from '../platform/ids/ids.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { groupedCode } from './certificate-facts.ts';
import {
  LINK_MILLISECONDS,
  readLinkCookie,
  readLinkToken,
  writeLinkCookie,
  writeLinkToken,
  type LinkFacts,
} from './download-link.ts';
import type { DownloadLinkDto, DownloadPageDto, EntitlementDto, EntitlementPageDto } from './downloads.contract.ts';
import {
  countHeld,
  findEntitlement,
  findHeld,
  findHeldPage,
  noteDownload,
  type EntitlementRow,
} from './downloads.repository.ts';
import type { OwnedCatalog, ProductionFiles } from './downloads.ports.ts';
import { createFilePreparing } from './file-preparing.ts';
import { countDownloads, findDownloads, insertDownload } from './history.repository.ts';
import { wantedFormats, zipNameOf, type LinkWish } from './link-wish.ts';
import type { EndedRights, Holding } from './rights.repository.ts';
import { byCoveredKey, endRights, giveRights, type Grant, type Recipient } from './rights.ts';
import type { ReadyZip, ZipCache } from './zip-cache.ts';

/** Who follows a link. */
interface LinkOpener {
  readonly viewer: Viewer | null;
  /** Empty without one. */
  readonly cookie: string;
}

/** Entitlements and the files behind them. */
export interface DownloadService {
  library(userId: string, page: number, limit: number): Promise<EntitlementPageDto>;
  /** Every download of someone, the latest first. */
  history(userId: string, page: number, limit: number): Promise<DownloadPageDto>;
  owned(userId: string, assetIds: readonly string[]): Promise<string[]>;
  /**
   * A link to the zip of a licence, with some of its formats or all, in any palette that is offered for the pattern, and
   * the cookie a browser opens it with.
   * @throws not_found for what the viewer does not hold; validation_failed for formats the licence does not give, and for
   *   palettes the pattern is not offered in
   */
  createLink(
    viewer: Viewer,
    entitlementId: string,
    wish?: LinkWish,
  ): Promise<{ readonly link: DownloadLinkDto; readonly cookie: string }>;
  /**
   * What a link leads to, for its buyer alone: by token, or else by the cookie that came with the link.
   * @throws not_found for every link that does not work, whatever the reason
   */
  fileBehind(token: string, by: LinkOpener): Promise<ReadyZip & { readonly fileName: string }>;
  /**
   * Gives rights inside the transaction of the purchase; one that is held already is not given twice, and a wider
   * licence takes the place of a narrower one.
   */
  grant(trx: Trx, to: Recipient, grants: readonly Grant[]): Promise<void>;
  /**
   * Ends the rights that an order, or a paid time of a plan, gave: their links die, their certificates say so, and what
   * they took the place of is held again. Ending what has ended changes nothing.
   */
  revoke(trx: Trx, ended: EndedRights): Promise<void>;
  /** What someone holds of some assets, by `assetId:license`; a wider licence stands for the narrower ones too. */
  heldByKey(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<ReadonlyMap<string, EntitlementDto>>;
  /** The keys of `heldByKey`. */
  heldKeys(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<ReadonlySet<string>>;
  readonly jobs: JobHandlers;
}

interface DownloadDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalog: OwnedCatalog;
  readonly productionFiles: ProductionFiles;
  readonly zips: ZipCache;
  readonly logger: Pick<Logger, 'warn'>;
  readonly linkSecret: string;
  readonly isSessionOpen: (sessionId: string, userId: string) => Promise<boolean>;
  /** Told in the transaction in which somebody gets rights to patterns or loses them. */
  readonly onHoldingChanged: (trx: Trx, holding: Holding) => Promise<void>;
}

/** Makes the service. */
export function createDownloadService(dependencies: DownloadDependencies): DownloadService {
  const { db, clock, catalog, zips, linkSecret, onHoldingChanged } = dependencies;
  const preparing = createFilePreparing(dependencies);

  async function toEntitlements(reader: DbOrTrx, rows: readonly EntitlementRow[]): Promise<EntitlementDto[]> {
    const ids = [...new Set(rows.map((row) => row.asset_id))];
    const assets = await catalog.assetsByIds(ids, { db: reader, withWithdrawn: true });
    return rows.map((row) => ({
      id: row.id,
      asset: assets.get(row.asset_id) ?? null,
      title: row.title,
      license: row.license,
      palette: paletteOf(row.palette),
      licenseNumber: row.license_number,
      certificateCode: groupedCode(row.certificate_code),
      certificateUrl: `/api/downloads/${row.id}/certificate`,
      licenseTermsVersion: row.license_terms_version,
      formats: row.formats,
      acquiredAt: row.acquired_at.toISOString(),
      lastDownloadedAt: row.last_downloaded_at?.toISOString() ?? null,
    }));
  }

  async function assetOf({ asset_id: assetId }: EntitlementRow): Promise<AssetDto | undefined> {
    return (await catalog.assetsByIds([assetId], { withWithdrawn: true })).get(assetId);
  }

  /** The palette of the files. @throws validation_failed */
  async function wantedPalette(entitlement: EntitlementRow, slug = entitlement.palette): Promise<PaletteDto | null> {
    const asset = await assetOf(entitlement);
    return asset ? chosenPalette(asset, slug) : null;
  }

  function isOpenTo({ userId, sessionId }: LinkFacts, { viewer, cookie }: LinkOpener): boolean {
    if (viewer) return viewer.userId === userId;
    const holder = readLinkCookie(linkSecret, cookie, clock.now());
    return holder?.userId === userId && holder.sessionId === sessionId;
  }

  return {
    async library(userId, page, limit) {
      const rows = await findHeldPage(db, userId, page, limit);
      const pagination = paginate(await countHeld(db, userId), page, limit);
      return { entitlements: await toEntitlements(db, rows), pagination };
    },

    async history(userId, page, limit) {
      const rows = await findDownloads(db, userId, page, limit);
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
      return { downloads, pagination: paginate(await countDownloads(db, userId), page, limit) };
    },

    async owned(userId, assetIds) {
      const rows = await findHeld(db, userId, assetIds.filter(isRowId));
      return [...new Set(rows.map((row) => row.asset_id))];
    },

    async createLink(viewer, entitlementId, wish = {}) {
      const entitlement = isRowId(entitlementId) && (await findEntitlement(db, viewer.userId, entitlementId));
      if (!entitlement) throw new Problem('not_found', { message: 'There is no such licence.' });
      const formats = wantedFormats(entitlement, wish.formats);
      const palette = await wantedPalette(entitlement, wish.palette);
      const files = { formats, palette: palette?.slug ?? null };
      const expiresAt = clock.now().getTime() + LINK_MILLISECONDS;
      const { userId, sessionId } = viewer;
      const holder = { userId, sessionId, expiresAt };
      const facts = { linkId: newId(), entitlementId, ...files, ...holder };
      const link = {
        url: `/api/downloads/${writeLinkToken(linkSecret, facts)}`,
        fileName: zipNameOf(entitlement, formats, palette),
        isReady: await preparing.isReady(entitlement, files),
        expiresAt: new Date(expiresAt).toISOString(),
      };
      return { link, cookie: writeLinkCookie(linkSecret, holder) };
    },

    async fileBehind(token, by) {
      const refusal = new Problem('not_found', { message: 'This download link does not work any more.' });
      const facts = readLinkToken(linkSecret, token, clock.now());
      if (!facts || !isOpenTo(facts, by)) throw refusal;
      if (!(await dependencies.isSessionOpen(facts.sessionId, facts.userId))) throw refusal;
      const entitlement = await findEntitlement(db, facts.userId, facts.entitlementId);
      if (!entitlement) throw refusal;
      const asset = await assetOf(entitlement);
      if (!asset) throw refusal;
      const { linkId, formats } = facts;
      const palette = paletteOf(facts.palette);
      const zip = await zips({ entitlement, asset, formats, palette });
      await db.transaction().execute(async (trx) => {
        const at = clock.now();
        const isFirst = await noteDownload(trx, entitlement.id, at);
        if (isFirst) await catalog.countDownload(trx, entitlement.asset_id);
        await insertDownload(trx, { entitlementId: entitlement.id, linkId, formats, palette: facts.palette, at });
      });
      return { ...zip, fileName: zipNameOf(entitlement, formats, palette) };
    },

    async grant(trx, to, grants) {
      const given = await giveRights(trx, clock, to, grants);
      await preparing.later(trx, to, given);
      await onHoldingChanged(trx, { userId: to.userId, assetIds: grants.map(({ assetId }) => assetId) });
    },

    async revoke(trx, ended) {
      const holding = await endRights(trx, clock, ended);
      if (holding) await onHoldingChanged(trx, holding);
    },

    async heldByKey(reader, userId, assetIds) {
      const rows = await findHeld(reader, userId, assetIds);
      const entitlements = await toEntitlements(reader, rows);
      const byId = new Map(entitlements.map((entitlement) => [entitlement.id, entitlement]));
      const held = new Map<string, EntitlementDto>();
      for (const [key, { id }] of byCoveredKey(rows)) {
        const entitlement = byId.get(id);
        if (entitlement) held.set(key, entitlement);
      }
      return held;
    },

    jobs: preparing.jobs,

    async heldKeys(reader, userId, assetIds) {
      return new Set(byCoveredKey(await findHeld(reader, userId, assetIds)).keys());
    },
  };
}
