import { holdStartAfterNotice } from '@halfdrop/domain';
import { lockStudio } from '../../catalog/studios.ts';
import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { postNotice } from '../../notices/post-notice.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AuditFacts } from '../../staff/audit-facts.ts';
import type { PatternHolds } from '../../submissions/asset-desk/pattern-holds.ts';
import {
  deleteAnnouncedHold,
  deleteStudioHold,
  findDueHolds,
  insertAnnouncedHold,
  insertStudioHold,
} from './studio-holds.repository.ts';

/** Job that begins announced holds of studios. */
export const beginStudioHoldsJob = 'studios.begin-holds';

/** A transition of a locked studio. */
interface Step {
  readonly studioId: number;
  readonly reason: string;
}

/** Data about a transition for the audit log. */
interface Change {
  readonly before: AuditFacts;
  readonly after: AuditFacts;
}

/**
 * Begins and ends holds of studios and everything they have on sale, after notice or immediately. Studios are notified
 * each time.
 */
export interface StudioHolds {
  /** @throws illegal_transition if it is held or a hold was announced */
  announce(trx: Trx, step: Step): Promise<Change>;
  /** Takes effect immediately. @throws illegal_transition if it is held */
  hold(trx: Trx, step: Step): Promise<Change>;
  /** Ends the hold or its announcement. @throws illegal_transition if there is neither */
  release(trx: Trx, step: Step): Promise<Change>;
  /** Begins the announced holds that are due. */
  beginDue(): Promise<void>;
}

interface StudioHoldNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly patternHolds: PatternHolds;
}

/** Creates the service. */
export function createStudioHolds({ db, clock, patternHolds }: StudioHoldNeeds): StudioHolds {
  async function hold(trx: Trx, { studioId, reason }: Step): Promise<Change> {
    const at = clock.now();
    const subjectId = await insertStudioHold(trx, { studio_id: studioId, reason, held_at: at });
    if (subjectId === undefined) throw new Problem('illegal_transition', { message: 'It is already on hold.' });
    await deleteAnnouncedHold(trx, studioId);
    const patternCount = await patternHolds.holdStudio(trx, studioId, { reason, at });
    await postNotice(trx, { studioId, kind: 'studio_held', subjectId, facts: { reason }, at });
    return { before: { isHeld: false }, after: { isHeld: true, patternCount } };
  }

  return {
    hold,

    async announce(trx, { studioId, reason }) {
      const at = clock.now();
      const startsAt = holdStartAfterNotice(at);
      const row = { studio_id: studioId, reason, announced_at: at, starts_at: startsAt };
      const subjectId = await insertAnnouncedHold(trx, row);
      if (subjectId === undefined) {
        throw new Problem('illegal_transition', { message: 'It is already on hold or has already been notified.' });
      }
      const holdStartsAt = startsAt.toISOString();
      const facts = { startsAt: holdStartsAt, reason };
      await postNotice(trx, { studioId, kind: 'studio_hold_announced', subjectId, facts, at });
      return { before: { holdStartsAt: null }, after: { holdStartsAt } };
    },

    async release(trx, { studioId, reason }) {
      const told = { studioId, facts: { reason }, at: clock.now() };
      const announced = await deleteAnnouncedHold(trx, studioId);
      if (announced) {
        await postNotice(trx, { ...told, kind: 'studio_hold_canceled', subjectId: announced.id });
        return { before: { holdStartsAt: announced.starts_at.toISOString() }, after: { holdStartsAt: null } };
      }
      const subjectId = await deleteStudioHold(trx, studioId);
      if (subjectId === undefined) throw new Problem('illegal_transition', { message: 'It is not on hold.' });
      const patternCount = await patternHolds.releaseStudio(trx, studioId, told.at);
      await postNotice(trx, { ...told, kind: 'studio_released', subjectId });
      return { before: { isHeld: true }, after: { isHeld: false, patternCount } };
    },

    async beginDue() {
      for (const studioId of await findDueHolds(db, clock.now())) {
        await db.transaction().execute(async (trx) => {
          if (!(await lockStudio(trx, studioId))) return;
          const announced = await deleteAnnouncedHold(trx, studioId);
          if (announced) await hold(trx, { studioId, reason: announced.reason });
        });
      }
    },
  };
}
