import { randomUUID } from 'node:crypto';
import { assetStatusAfter, can, isEditableSubmission, type Actor, type AssetChangeKind } from '@halfdrop/domain';
import {
  findSoldPattern,
  lockSoldPattern,
  placeOnSale,
  rewordPattern,
  type SoldPatternRow,
} from '../../catalog/sold-patterns.ts';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { isRowId } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { checkSubmissionJob } from '../submission-checks.service.ts';
import { toSubmission } from '../submission-view.ts';
import type { SubmissionDto } from '../submissions.contract.ts';
import {
  insertSubmission,
  insertSubmissionTransition,
  lockSubmission,
  updateSubmission,
  type SubmissionRow,
} from '../submissions.repository.ts';
import { findAnnouncedHold } from '../asset-desk/announced-holds.repository.ts';
import { findHold, isHeld } from '../asset-desk/asset-desk.repository.ts';
import { requireSellingStudio } from '../require-selling-studio.ts';
import { takeSubmissionStep } from '../take-submission-step.ts';
import {
  carryEdit,
  findApprovedVersion,
  findAssetChanges,
  findNewerVersion,
  type AssetChangeRow,
} from './asset-changes.repository.ts';
import { findAssetSales } from './asset-sales.repository.ts';
import type { AssetEdit, StudioAssetDto } from './assets.contract.ts';
import { recordChange, saidOf, toAssetChange } from './record-change.ts';

/** A studio's operations on its current and former listings. Those of other studios are reported as not found. */
export interface StudioAssetService {
  /** @throws not_found, as do all other methods */
  byId(actor: Actor, id: string): Promise<StudioAssetDto>;
  /** Changes texts immediately and records the change. @throws version_conflict */
  edit(actor: Actor, id: string, edit: AssetEdit): Promise<StudioAssetDto>;
  /**
   * Begins a newer version, with the file on sale or that of a draft. The current version stays on sale until the new
   * one is approved.
   * @throws illegal_transition if there already is one, or no master to begin with
   */
  revise(actor: Actor, id: string, draftId: string | undefined): Promise<SubmissionDto>;
  /** @throws illegal_transition, as does the next method */
  withdraw(actor: Actor, id: string): Promise<StudioAssetDto>;
  bringBack(actor: Actor, id: string): Promise<StudioAssetDto>;
}

interface AssetNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

/** Creates the service. */
export function createStudioAssetService({ db, clock, searchIndex }: AssetNeeds): StudioAssetService {
  /** Runs `work` on a locked pattern and reindexes it. */
  function withOwn<Answer>(actor: Actor, id: string, work: (trx: Trx, row: SoldPatternRow) => Promise<Answer>) {
    return db.transaction().execute(async (trx) => {
      const row = requireOwn(actor, isRowId(id) ? await lockSoldPattern(trx, id) : undefined);
      const answer = await work(trx, row);
      await searchIndex.refresh(trx, [row.id]);
      return answer;
    });
  }

  function place(actor: Actor, id: string, kind: Extract<AssetChangeKind, 'withdrawn' | 'returned'>) {
    return withOwn(actor, id, async (trx, before) => {
      const status = assetStatusAfter(statusOf(before), kind);
      if (status === null) throw new Problem('illegal_transition');
      if (kind === 'returned') await requireSellingStudio(trx, before.designer_id);
      if (kind === 'returned' && (await isHeld(trx, before.id))) {
        throw new Problem('illegal_transition', { message: 'The shop has removed it from sale.' });
      }
      const at = clock.now();
      if (kind === 'returned' && before.sale_ends_at !== null && before.sale_ends_at <= at) {
        throw new Problem('illegal_transition', { message: 'Its last day is over.' });
      }
      await placeOnSale(trx, before.id, { status, at });
      const after = { ...before, status };
      await recordChange(trx, { kind, actorId: actor.id, at, before, after });
      return toStudioAsset(trx, actor, after);
    });
  }

  return {
    async byId(actor, id) {
      return toStudioAsset(db, actor, requireOwn(actor, isRowId(id) ? await findSoldPattern(db, id) : undefined));
    },

    edit: (actor, id, { version, description, tags }) =>
      withOwn(actor, id, async (trx, before) => {
        const currentVersion = versionOf(await findAssetChanges(trx, before.id));
        if (version !== currentVersion) throw new Problem('version_conflict', { data: { currentVersion } });
        const at = clock.now();
        const after = { ...before, description: description ?? before.description, tags: tags ?? before.tags };
        await rewordPattern(trx, before.id, { ...after, at });
        await carryEdit(trx, before.id, { before, after });
        await recordChange(trx, { kind: 'edited', actorId: actor.id, at, before, after });
        return toStudioAsset(trx, actor, after);
      }),

    revise: (actor, id, draftId) =>
      withOwn(actor, id, async (trx, asset) => {
        if (await findNewerVersion(trx, asset.id)) throw new Problem('illegal_transition');
        const begin = { asset, actorId: actor.id, at: clock.now() };
        const row = draftId === undefined ? await copied(trx, begin) : await joined(trx, begin, draftId);
        return toSubmission(trx, row);
      }),

    withdraw: (actor, id) => place(actor, id, 'withdrawn'),
    bringBack: (actor, id) => place(actor, id, 'returned'),
  };
}

interface Beginning {
  readonly asset: SoldPatternRow;
  readonly actorId: string;
  readonly at: Date;
}

/** Returns the initial values of a newer version: those of the pattern on sale. */
function columnsOf(asset: SoldPatternRow) {
  const { id, title, description, tags, category_id, subcategory_id } = asset;
  const offersExtended = saidOf(asset).offersExtended;
  return { asset_id: id, title, description, tags, category_id, subcategory_id, offers_extended: offersExtended };
}

/** Creates a version with the file on sale, which was already checked. */
async function copied(trx: Trx, { asset, actorId, at }: Beginning): Promise<SubmissionRow> {
  const approved = await findApprovedVersion(trx, asset.id);
  if (!approved) throw new Problem('illegal_transition');
  const { studio_id, file_name, sha256, size_bytes, picture, repeat_layout, repeat_millimeters, creation_method } =
    approved;
  const row = await insertSubmission(trx, {
    ...columnsOf(asset),
    studio_id,
    file_name,
    sha256,
    size_bytes,
    picture,
    repeat_layout,
    repeat_millimeters,
    creation_method,
    report: approved.report && JSON.stringify(approved.report),
    master: approved.master && JSON.stringify(approved.master),
    account_id: actorId,
    upload_id: randomUUID(),
    status: 'ready',
    created_at: at,
    changed_at: at,
  });
  if (!row) throw new Error(`a version of asset ${asset.id} was not stored`);
  const step = { from_status: null, to_status: 'ready', actor_id: actorId, note: null } as const;
  await insertSubmissionTransition(trx, { ...step, submission_id: row.id, happened_at: at });
  return row;
}

/** Turns a draft into the version. Its texts are replaced by those on sale, and its file is checked again. */
async function joined(trx: Trx, { asset, actorId, at }: Beginning, draftId: string): Promise<SubmissionRow> {
  const draft = isRowId(draftId) ? await lockSubmission(trx, draftId) : undefined;
  if (!draft || draft.studio_id !== asset.designer_id) throw new Problem('not_found');
  if (draft.asset_id !== null || !isEditableSubmission(draft.status)) throw new Problem('illegal_transition');
  const approved = await findApprovedVersion(trx, asset.id);
  const change = {
    ...columnsOf(asset),
    ...LOOSE,
    repeat_millimeters: draft.repeat_millimeters ?? approved?.repeat_millimeters ?? null,
    creation_method: draft.creation_method ?? approved?.creation_method ?? null,
    version: draft.version + 1,
  };
  await addJob(trx, checkSubmissionJob, { id: draft.id });
  if (draft.status === 'checking' || draft.status === 'draft') return updateSubmission(trx, draft.id, change);
  return takeSubmissionStep(trx, draft, { to: 'checking', actorId, at, change });
}

/** Positions in collections belong to the asset. */
const LOOSE = { collection_id: null, collection_role: null, collection_position: null } as const;

async function toStudioAsset(db: DbOrTrx, actor: Actor, row: SoldPatternRow): Promise<StudioAssetDto> {
  const changes = await findAssetChanges(db, row.id);
  const newer = await findNewerVersion(db, row.id);
  const seesEarnings = can(actor, 'studio.payouts', { kind: 'studio', id: String(row.designer_id) });
  const { amount_cents: earned, ...counts } = await findAssetSales(db, row);
  return {
    id: row.id,
    studioId: String(row.designer_id),
    status: statusOf(row),
    ...saidOf(row),
    newerSubmissionId: newer?.id ?? null,
    isRevisable: (await findApprovedVersion(db, row.id)) !== undefined,
    changes: changes.map(toAssetChange),
    sales: { saleCount: counts.sale_count, claimCount: counts.claim_count, earned: seesEarnings ? earned : null },
    ...(await holdsOf(db, row.id)),
    version: versionOf(changes),
  };
}

/** Returns the current or announced hold on a pattern. */
async function holdsOf(db: DbOrTrx, assetId: string): Promise<Pick<StudioAssetDto, 'hold' | 'announcedHold'>> {
  const hold = await findHold(db, assetId);
  const announced = await findAnnouncedHold(db, assetId);
  return {
    hold: hold ? { reason: hold.reason, heldAt: hold.held_at.toISOString() } : null,
    announcedHold: announced ? { reason: announced.reason, startsAt: announced.starts_at.toISOString() } : null,
  };
}

const statusOf = ({ status }: SoldPatternRow) => (status === 'withdrawn' ? status : 'approved');

/** Every change is a row, so their number identifies the state that was read. */
const versionOf = (changes: readonly AssetChangeRow[]) => changes.length + 1;

function requireOwn(actor: Actor, row: SoldPatternRow | undefined): SoldPatternRow {
  const isOwn = row && can(actor, 'studio.upload', { kind: 'studio', id: String(row.designer_id) });
  if (!isOwn) throw new Problem('not_found');
  return row;
}
