import * as v from 'valibot';
import { FILE_FORMATS, licensedFormats } from '../catalog/catalog.contract.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { isRowId, type Db, type DbOrTrx, type Trx } from '../platform/database/database.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { newReadableCode } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { DownloadLinkDto, EntitlementDto, EntitlementPageDto } from './downloads.contract.ts';
import {
  countHeld,
  findEntitlement,
  findHeld,
  findHeldPage,
  insertEntitlements,
  noteDownload,
  type EntitlementRow,
} from './downloads.repository.ts';
import type { OwnedCatalog, ProductionFiles } from './downloads.ports.ts';
import { readLinkToken, writeLinkToken } from './link-token.ts';
import { fileNameOf, type ReadyZip, type ZipCache } from './zip-cache.ts';

const linkMilliseconds = 5 * 60 * 1000;

/** A right that a purchase or a free download gives. */
interface Grant {
  readonly assetId: string;
  readonly title: string;
  readonly license: 'standard' | 'extended' | 'personal';
  /** The version of the licence terms it is given under; null when none was published. */
  readonly termsVersion: number | null;
  /** Whether nothing was asked for it. */
  readonly isFree: boolean;
}

/** Makes the files of a purchase, so that they are ready when its buyer comes for them. */
const prepareJob = 'downloads.prepare';
const PreparePayload = v.object({ assetId: v.string(), formats: v.array(v.picklist(FILE_FORMATS)) });

/** Entitlements and the files behind them. */
export interface DownloadService {
  library(userId: string, page: number, limit: number): Promise<EntitlementPageDto>;
  owned(userId: string, assetIds: readonly string[]): Promise<string[]>;
  /** @throws not_found for what the viewer does not hold */
  createLink(viewer: Viewer, entitlementId: string): Promise<DownloadLinkDto>;
  /** @throws not_found for every link that does not work, whatever the reason */
  fileBehind(token: string, viewer: Viewer | null): Promise<ReadyZip & { readonly fileName: string }>;
  /** Gives rights inside the transaction of the purchase; one that is held already is not given twice. */
  grant(
    trx: Trx,
    to: { readonly userId: string; readonly holderName: string; readonly orderId: string | null },
    grants: readonly Grant[],
  ): Promise<void>;
  /** What someone holds of some assets, by `assetId:license`. */
  heldByKey(db: DbOrTrx, userId: string, assetIds: readonly string[]): Promise<ReadonlyMap<string, EntitlementDto>>;
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
      licenseNumber: row.license_number,
      licenseTermsVersion: row.license_terms_version,
      formats: row.formats,
      acquiredAt: row.acquired_at.toISOString(),
      lastDownloadedAt: row.last_downloaded_at?.toISOString() ?? null,
    }));
  }

  /** Nobody waits for this: whoever follows a link makes the files, or hears why they cannot be made. */
  function begin(assetId: string, formats: EntitlementRow['formats'], priority: 'request' | 'background'): void {
    productionFiles.make(assetId, formats, priority).catch((error: unknown) => {
      dependencies.logger.warn({ err: error, assetId }, 'production files could not be made ahead');
    });
  }

  /** Whether the files are there; begins to make them when they are not. */
  async function isReady({ asset_id: assetId, formats }: EntitlementRow): Promise<boolean> {
    if (await productionFiles.find(assetId, formats)) return true;
    begin(assetId, formats, 'request');
    return false;
  }

  return {
    async library(userId, page, limit) {
      const rows = await findHeldPage(db, userId, page, limit);
      const pagination = paginate(await countHeld(db, userId), page, limit);
      return { entitlements: await toEntitlements(db, rows), pagination };
    },

    async owned(userId, assetIds) {
      const rows = await findHeld(db, userId, assetIds.filter(isRowId));
      return [...new Set(rows.map((row) => row.asset_id))];
    },

    async createLink(viewer, entitlementId) {
      const entitlement = isRowId(entitlementId) && (await findEntitlement(db, viewer.userId, entitlementId));
      if (!entitlement) throw new Problem('not_found', { message: 'There is no such licence.' });
      const expiresAt = clock.now().getTime() + linkMilliseconds;
      const { userId, sessionId } = viewer;
      const token = writeLinkToken(linkSecret, { entitlementId, userId, sessionId, expiresAt });
      return {
        url: `/api/downloads/${token}`,
        fileName: fileNameOf(entitlement.title),
        isReady: await isReady(entitlement),
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
      const assets = await catalog.assetsByIds([entitlement.asset_id], { withWithdrawn: true });
      const asset = assets.get(entitlement.asset_id);
      if (!asset) throw refusal;
      const zip = await zips(entitlement, asset);
      await db.transaction().execute(async (trx) => {
        const isFirst = await noteDownload(trx, entitlement.id, clock.now());
        if (isFirst) await catalog.countDownload(trx, entitlement.asset_id);
      });
      return { ...zip, fileName: fileNameOf(entitlement.title) };
    },

    async grant(trx, { userId, holderName, orderId }, grants) {
      const acquiredAt = clock.now();
      const rows = grants.map(({ assetId, title, license, termsVersion, isFree }) => ({
        user_id: userId,
        asset_id: assetId,
        order_id: orderId,
        title,
        license,
        license_number: newReadableCode('HDL', 12),
        license_terms_version: termsVersion,
        holder_name: holderName,
        formats: [...licensedFormats(license, isFree)],
        acquired_at: acquiredAt,
      }));
      await insertEntitlements(trx, rows);
      for (const { asset_id: assetId, formats } of rows) {
        await addJob(trx, prepareJob, { assetId, formats }, { key: `prepare-${assetId}-${formats.length}` });
      }
    },

    async heldByKey(reader, userId, assetIds) {
      const rows = await findHeld(reader, userId, assetIds);
      const entitlements = await toEntitlements(reader, rows);
      return new Map(entitlements.map((entitlement, index) => [keyOf(rows[index]), entitlement]));
    },

    jobs: {
      // Not waited for: bundles stand in a row of their own, and receipts must not wait behind it.
      [prepareJob]: (payload) => {
        const { assetId, formats } = v.parse(PreparePayload, payload);
        begin(assetId, formats, 'background');
        return Promise.resolve();
      },
    },

    async heldKeys(reader, userId, assetIds) {
      return new Set((await findHeld(reader, userId, assetIds)).map(keyOf));
    },
  };
}

function keyOf(row: EntitlementRow | undefined): string {
  return `${row?.asset_id}:${row?.license}`;
}
