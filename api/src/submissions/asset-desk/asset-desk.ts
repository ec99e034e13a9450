import type { AdminAssetSort, AdminAssetView } from '@halfdrop/domain';
import {
  featurePattern,
  findSoldPattern,
  lockSoldPattern,
  rewordPattern,
  type SoldPatternRow,
} from '../../catalog/sold-patterns.ts';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { postNotice } from '../../notices/post-notice.ts';
import { isRowId } from '../../platform/database/database.ts';
import type { WantedList } from '../../platform/database/read-page.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { AuditFacts } from '../../staff/audit-facts.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import { carryEdit, findAssetChanges } from '../assets/asset-changes.repository.ts';
import { recordChange, saidOf, toAssetChange } from '../assets/record-change.ts';
import type {
  AdminAssetDto,
  AdminAssetPageDto,
  AdminAssetSummaryDto,
  AssetRewording,
  Featuring,
  LastDay,
} from './asset-desk.contract.ts';
import { deleteAnnouncedHold, findAnnouncedHold } from './announced-holds.repository.ts';
import { announceHold, cancelAnnouncedHold } from './announced-holds.ts';
import { findListedAsset, isHeld, type ListedAssetRow, readAssets } from './asset-desk.repository.ts';
import { limitPattern } from './limited-editions.ts';
import { holdPattern, releasePattern } from './pattern-holds.ts';

/** Pattern operations for staff. */
export interface AssetDesk {
  list(wanted: WantedList<AdminAssetView, AdminAssetSort>): Promise<AdminAssetPageDto>;
  /** @throws not_found, as do all other methods */
  one(id: string): Promise<AdminAssetDto>;
  /** Changes texts immediately; the studio sees the change. @throws version_conflict */
  reword(by: AuditAuthor, id: string, words: AssetRewording): Promise<AdminAssetDto>;
  /** Sets or clears the last day of sale and notifies the studio. @throws validation_failed, illegal_transition */
  limit(by: AuditAuthor, id: string, asked: LastDay): Promise<AdminAssetDto>;
  /** @throws illegal_transition if nothing changes */
  feature(by: AuditAuthor, id: string, asked: Featuring): Promise<AdminAssetDto>;
  /** Announces a hold to the studio. @throws illegal_transition */
  announceHold(by: AuditAuthor, id: string, reason: string): Promise<AdminAssetDto>;
  /** Holds the pattern immediately and notifies the studio. @throws illegal_transition */
  hold(by: AuditAuthor, id: string, reason: string): Promise<AdminAssetDto>;
  /** Ends the hold or its announcement and notifies the studio. @throws illegal_transition if there is neither */
  release(by: AuditAuthor, id: string, reason: string): Promise<AdminAssetDto>;
}

interface AssetDeskNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

/** Data about a change for the audit log. */
interface Told {
  readonly by: AuditAuthor;
  readonly why: string;
  readonly before: AuditFacts;
  readonly after: AuditFacts;
}

/** Creates the desk. */
export function createAssetDesk({ db, clock, audit, searchIndex }: AssetDeskNeeds): AssetDesk {
  /** Runs `work` on a locked pattern and reindexes it. */
  function withLocked(id: string, work: (trx: Trx, row: SoldPatternRow) => Promise<Told>): Promise<AdminAssetDto> {
    return inTransaction(db, async (trx) => {
      const row = isRowId(id) ? await lockSoldPattern(trx, id) : undefined;
      if (!row) throw unknown();
      const { by, why, before, after } = await work(trx, row);
      await searchIndex.refresh(trx, [row.id]);
      const asset = await assetNow(trx, row.id);
      await audit.record(trx, { by, action: 'catalog.manage', subject: { kind: 'asset', id }, before, after, why });
      return asset;
    });
  }

  return {
    async list({ view, sort, q, ...wanted }) {
      const { rows, pagination } = await readAssets(db, { view, text: q ?? '' }, sort, wanted);
      return { assets: rows.map(toSummary), pagination };
    },

    async one(id) {
      if (!isRowId(id)) throw unknown();
      return assetNow(db, id);
    },

    reword: (by, id, words) => withLocked(id, (trx, row) => reword(trx, row, { by, words, at: clock.now() })),
    limit: (by, id, { lastDay, reason }) =>
      withLocked(id, async (trx, row) => ({
        by,
        why: reason,
        ...(await limitPattern(trx, row, { lastDay, reason, at: clock.now() })),
      })),
    feature: (by, id, { isFeatured, reason }) =>
      withLocked(id, async (trx) => {
        await featurePattern(trx, id, isFeatured);
        return { by, why: reason, before: { isFeatured: !isFeatured }, after: { isFeatured } };
      }),
    announceHold: (by, id, reason) =>
      withLocked(id, async (trx, row) => {
        const startsAt = await announceHold(trx, row, { reason, at: clock.now() });
        return { by, why: reason, before: { holdStartsAt: null }, after: { holdStartsAt: startsAt.toISOString() } };
      }),
    hold: (by, id, reason) => withLocked(id, (trx, row) => hold(trx, row, { by, reason, at: clock.now() })),
    release: (by, id, reason) => withLocked(id, (trx, row) => release(trx, row, { by, reason, at: clock.now() })),
  };
}

async function reword(
  trx: Trx,
  before: SoldPatternRow,
  { by, words: { version, reason, ...words }, at }: { by: AuditAuthor; words: AssetRewording; at: Date },
): Promise<Told> {
  const currentVersion = (await findAssetChanges(trx, before.id)).length + 1;
  if (version !== currentVersion) throw new Problem('version_conflict', { data: { currentVersion } });
  const after = { ...before, ...words };
  await rewordPattern(trx, before.id, { ...words, at });
  await carryEdit(trx, before.id, { before, after });
  await recordChange(trx, { kind: 'edited', actorId: null, at, before, after });
  return { by, why: reason, before: { version }, after: { version: version + 1 } };
}

/** A transition of a pattern on or off sale. */
interface Step {
  readonly by: AuditAuthor;
  readonly reason: string;
  readonly at: Date;
}

async function hold(trx: Trx, row: SoldPatternRow, { by, reason, at }: Step): Promise<Told> {
  const subjectId = await holdPattern(trx, row, { reason, at });
  await deleteAnnouncedHold(trx, row.id);
  const { id: assetId, designer_id: studioId, title } = row;
  await postNotice(trx, { studioId, kind: 'asset_held', subjectId, facts: { assetId, title, reason }, at });
  return { by, why: reason, before: { status: 'approved' }, after: { status: 'withdrawn' } };
}

async function release(trx: Trx, row: SoldPatternRow, { by, reason, at }: Step): Promise<Told> {
  // A pattern held for another reason, such as a takedown request, is returned to sale first.
  const canceled = (await isHeld(trx, row.id)) ? undefined : await cancelAnnouncedHold(trx, row, { reason, at });
  if (canceled) {
    const before = { holdStartsAt: canceled.starts_at.toISOString() };
    return { by, why: reason, before, after: { holdStartsAt: null } };
  }
  const subjectId = await releasePattern(trx, row, at);
  const { id: assetId, designer_id: studioId, title } = row;
  await postNotice(trx, { studioId, kind: 'asset_released', subjectId, facts: { assetId, title, reason }, at });
  return { by, why: reason, before: { status: 'withdrawn' }, after: { status: 'approved' } };
}

/** @throws not_found */
async function assetNow(db: DbOrTrx, id: string): Promise<AdminAssetDto> {
  const listed = await findListedAsset(db, id);
  const row = listed && (await findSoldPattern(db, id));
  if (!listed || !row) throw unknown();
  const { title, description, tags } = saidOf(row);
  const changes = await findAssetChanges(db, id);
  const announced = await findAnnouncedHold(db, id);
  const { reason, held_at: heldAt } = listed;
  return {
    ...toSummary(listed),
    title,
    description,
    tags,
    hold: reason === null || heldAt === null ? null : { reason, heldAt: heldAt.toISOString() },
    announcedHold: announced ? { reason: announced.reason, startsAt: announced.starts_at.toISOString() } : null,
    changes: changes.map(toAssetChange),
    version: changes.length + 1,
  };
}

function toSummary(row: ListedAssetRow): AdminAssetSummaryDto {
  return {
    id: row.id,
    skuId: String(row.sku),
    slug: row.slug,
    title: row.title,
    status: row.status === 'withdrawn' ? row.status : 'approved',
    isHeld: row.reason !== null,
    studio: { slug: row.studio_slug, name: row.studio_name },
    publishedAt: row.published_at?.toISOString() ?? null,
    endsAt: row.sale_ends_at?.toISOString() ?? null,
    isFeatured: row.is_featured,
  };
}

function unknown(): Problem {
  return new Problem('not_found', { message: 'There is no such pattern.' });
}
