import * as v from 'valibot';
import { FILE_FORMATS, type AssetDto } from '../catalog/catalog.contract.ts';
import type { PaletteDto } from '../catalog/palettes.contract.ts';
import { chosenPalette, paletteOf } from '../catalog/palettes.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { isRowId, type Db, type DbOrTrx, type Trx } from '../platform/database/database.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { newId } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { groupedCode } from './certificate-facts.ts';
import type { DownloadLinkDto, DownloadPageDto, EntitlementDto, EntitlementPageDto } from './downloads.contract.ts';
import {
  countHeld,
  findEntitlement,
  findHeld,
  findHeldPage,
  noteDownload,
  type EntitlementRow,
} from './downloads.repository.ts';
import type { OwnedCatalog, ProductionFiles, WantedFiles } from './downloads.ports.ts';
import { countDownloads, findDownloads, insertDownload } from './history.repository.ts';
import { wantedFormats, zipNameOf, type LinkWish } from './link-wish.ts';
import { readLinkToken, writeLinkToken } from './link-token.ts';
import { byCoveredKey, endRights, giveRights, type EndedRights, type Grant, type Recipient } from './rights.ts';
import type { ReadyZip, ZipCache } from './zip-cache.ts';

const linkMilliseconds = 5 * 60 * 1000;

/** Makes the files of a purchase, so that they are ready when its buyer comes for them. */
const prepareJob = 'downloads.prepare';
const PreparePayload = v.object({
  assetId: v.string(),
  formats: v.array(v.picklist(FILE_FORMATS)),
  // Jobs from before palettes were sold carry none.
  palette: v.optional(v.nullable(v.string()), null),
});

/** Entitlements and the files behind them. */
export interface DownloadService {
  library(userId: string, page: number, limit: number): Promise<EntitlementPageDto>;
  /** Every download of someone, the latest first. */
  history(userId: string, page: number, limit: number): Promise<DownloadPageDto>;
  owned(userId: string, assetIds: readonly string[]): Promise<string[]>;
  /**
   * A link to the zip of a licence, with some of its formats or all, in any palette that is offered for the pattern.
   * @throws not_found for what the viewer does not hold; validation_failed for formats the licence does not give, and for
   *   palettes the pattern is not offered in
   */
  createLink(viewer: Viewer, entitlementId: string, wish?: LinkWish): Promise<DownloadLinkDto>;
  /** @throws not_found for every link that does not work, whatever the reason */
  fileBehind(token: string, viewer: Viewer | null): Promise<ReadyZip & { readonly fileName: string }>;
  /**
   * Gives rights inside the transaction of the purchase; one that is held already is not given twice, and a wider
   * licence takes the place of a narrower one.
   */
  grant(trx: Trx, to: Recipient, grants: readonly Grant[]): Promise<void>;
  /**
   * Ends the rights an order gave, all or those of some patterns: their links die, their certificates say so, and what
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
}

/** Makes the service. */
export function createDownloadService(dependencies: DownloadDependencies): DownloadService {
  const { db, clock, catalog, productionFiles, zips, linkSecret } = dependencies;

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

  /** Nobody waits for this: whoever follows a link makes the files, or hears why they cannot be made. */
  function begin(wanted: WantedFiles, priority: 'request' | 'background'): void {
    productionFiles.make(wanted, priority).catch((error: unknown) => {
      dependencies.logger.warn({ err: error, assetId: wanted.assetId }, 'production files could not be made ahead');
    });
  }

  /** Whether the files are there; begins to make them when they are not. */
  async function isReady(wanted: WantedFiles): Promise<boolean> {
    if (await productionFiles.find(wanted)) return true;
    begin(wanted, 'request');
    return false;
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
      const expiresAt = clock.now().getTime() + linkMilliseconds;
      const { userId, sessionId } = viewer;
      const slug = palette?.slug ?? null;
      const facts = { linkId: newId(), entitlementId, userId, sessionId, expiresAt, formats, palette: slug };
      return {
        url: `/api/downloads/${writeLinkToken(linkSecret, facts)}`,
        fileName: zipNameOf(entitlement, formats, palette),
        isReady: await isReady({ assetId: entitlement.asset_id, formats, palette: slug }),
        expiresAt: new Date(expiresAt).toISOString(),
      };
    },

    async fileBehind(token, viewer) {
      const refusal = new Problem('not_found', { message: 'This download link does not work any more.' });
      const facts = readLinkToken(linkSecret, token, clock.now());
      if (!facts || (viewer && viewer.userId !== facts.userId)) throw refusal;
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
      for (const wanted of await giveRights(trx, clock, to, grants)) {
        const { assetId, formats, palette } = wanted;
        const key = ['prepare', assetId, formats.length, ...(palette === null ? [] : [palette])].join('-');
        await addJob(trx, prepareJob, wanted, { key });
      }
    },

    revoke: (trx, ended) => endRights(trx, clock, ended),

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

    jobs: {
      // Not waited for: bundles stand in a row of their own, and receipts must not wait behind it.
      [prepareJob]: (payload) => {
        begin(v.parse(PreparePayload, payload), 'background');
        return Promise.resolve();
      },
    },

    async heldKeys(reader, userId, assetIds) {
      return new Set(byCoveredKey(await findHeld(reader, userId, assetIds)).keys());
    },
  };
}
