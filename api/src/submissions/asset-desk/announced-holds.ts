import { holdStartAfterNotice } from '@halfdrop/domain';
import { lockSoldPattern, type SoldPatternRow } from '../../catalog/sold-patterns.ts';
import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { postNotice } from '../../notices/post-notice.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import {
  type AnnouncedHoldRow,
  deleteAnnouncedHold,
  findDueHolds,
  insertAnnouncedHold,
} from './announced-holds.repository.ts';
import { holdPattern } from './pattern-holds.ts';

/** Job that begins announced holds that are due. */
export const beginHoldsJob = 'submissions.begin-holds';

interface Announcing {
  readonly reason: string;
  readonly at: Date;
}

/** Announces a hold on a locked pattern to its studio and returns when it begins. @throws illegal_transition */
export async function announceHold(trx: Trx, row: SoldPatternRow, { reason, at }: Announcing): Promise<Date> {
  if (row.status !== 'approved') throw new Problem('illegal_transition', { message: 'It is not on sale.' });
  const startsAt = holdStartAfterNotice(at);
  const hold = { asset_id: row.id, reason, announced_at: at, starts_at: startsAt };
  const subjectId = await insertAnnouncedHold(trx, hold);
  if (subjectId === undefined) {
    throw new Problem('illegal_transition', { message: 'Its studio has already been notified.' });
  }
  const { id: assetId, designer_id: studioId, title } = row;
  const facts = { assetId, title, reason, startsAt: startsAt.toISOString() };
  await postNotice(trx, { studioId, kind: 'asset_hold_announced', subjectId, facts, at });
  return startsAt;
}

/** Cancels an announcement and notifies the studio; returns what was announced, if anything. */
export async function cancelAnnouncedHold(
  trx: Trx,
  row: SoldPatternRow,
  { reason, at }: Announcing,
): Promise<AnnouncedHoldRow | undefined> {
  const announced = await deleteAnnouncedHold(trx, row.id);
  if (!announced) return undefined;
  const { id: assetId, designer_id: studioId, title } = row;
  const told = { studioId, subjectId: announced.id, facts: { assetId, title, reason }, at };
  await postNotice(trx, { ...told, kind: 'asset_hold_canceled' });
  return announced;
}

/** Announced holds. */
export interface AnnouncedHolds {
  /**
   * Begins the holds that are due and notifies the studios. A pattern its studio has withdrawn meanwhile is held when
   * it returns to sale.
   */
  beginDue(): Promise<void>;
}

interface AnnouncedHoldNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

/** Creates the service. */
export function createAnnouncedHolds({ db, clock, searchIndex }: AnnouncedHoldNeeds): AnnouncedHolds {
  return {
    async beginDue() {
      for (const assetId of await findDueHolds(db, clock.now())) {
        await db.transaction().execute(async (trx) => {
          const row = await lockSoldPattern(trx, assetId);
          if (row?.status !== 'approved') return;
          const announced = await deleteAnnouncedHold(trx, assetId);
          if (!announced) return;
          const { reason } = announced;
          const at = clock.now();
          const subjectId = await holdPattern(trx, row, { reason, at });
          const { designer_id: studioId, title } = row;
          await postNotice(trx, { studioId, kind: 'asset_held', subjectId, facts: { assetId, title, reason }, at });
          await searchIndex.refresh(trx, [assetId]);
        });
      }
    },
  };
}
