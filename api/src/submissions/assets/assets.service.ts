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

/** What studios do with patterns that are or were on sale. What is of other studios is as good as absent. */
export interface StudioAssetService {
  /** @throws not_found, as does every other call */
  byId(actor: Actor, id: string): Promise<StudioAssetDto>;
  /** Changes words at once, and records it. @throws version_conflict */
  edit(actor: Actor, id: string, edit: AssetEdit): Promise<StudioAssetDto>;
  /**
   * Begins a newer version: with the file on sale, or with that of a draft. What is on sale stays until it is approved.
   * @throws illegal_transition where there is one already, or no master to begin with
   */
  revise(actor: Actor, id: string, draftId: string | undefined): Promise<SubmissionDto>;
  /** @throws illegal_transition, as does the next one */
  withdraw(actor: Actor, id: string): Promise<StudioAssetDto>;
  bringBack(actor: Actor, id: string): Promise<StudioAssetDto>;
}

interface AssetNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

/** Makes the service. */
export function createStudioAssetService({ db, clock, searchIndex }: AssetNeeds): StudioAssetService {
  /** Does something with a locked pattern; what it is afterwards is found at once. */
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

/** What a newer version begins with: what is said of the pattern on sale. */
function columnsOf(asset: SoldPatternRow) {
  const { id, title, description, tags, category_id, subcategory_id } = asset;
  const offersExtended = saidOf(asset).offersExtended;
  return { asset_id: id, title, description, tags, category_id, subcategory_id, offers_extended: offersExtended };
}

/** A version with the file on sale, which was checked before. */
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

/** A draft becomes the version: what it says gives way to what is said on sale, and it is checked beside others anew. */
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

/** The place in a collection is that of the asset. */
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

/** What the shop does about a pattern, or will. */
async function holdsOf(db: DbOrTrx, assetId: string): Promise<Pick<StudioAssetDto, 'hold' | 'announcedHold'>> {
  const hold = await findHold(db, assetId);
  const announced = await findAnnouncedHold(db, assetId);
  return {
    hold: hold ? { reason: hold.reason, heldAt: hold.held_at.toISOString() } : null,
    announcedHold: announced ? { reason: announced.reason, startsAt: announced.starts_at.toISOString() } : null,
  };
}

const statusOf = ({ status }: SoldPatternRow) => (status === 'withdrawn' ? status : 'approved');

/** Every change is a row, so that their number tells which state was read. */
const versionOf = (changes: readonly AssetChangeRow[]) => changes.length + 1;

function requireOwn(actor: Actor, row: SoldPatternRow | undefined): SoldPatternRow {
  const isOwn = row && can(actor, 'studio.upload', { kind: 'studio', id: String(row.designer_id) });
  if (!isOwn) throw new Problem('not_found');
  return row;
}
