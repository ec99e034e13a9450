import { MAX_DEPARTURE_DAYS, type Actor } from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { postNotice } from '../notices/post-notice.ts';
import { addDays } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { requireStudio } from '../studios/require-studio.ts';
import type { StudioStock } from '../submissions/studio-stock.ts';
import type { StudioDepartureDto } from './departures.contract.ts';
import { toDeparture } from './departure-view.ts';
import {
  countOnSale,
  deleteDeparture,
  findDeparture,
  findDueStudios,
  lockDeparture,
  recordLeft,
  putDeparture,
} from './departures.repository.ts';

/** Departures of studios. All methods throw not_found for a studio the user does not own. */
export interface DepartureService {
  ofStudio(actor: Actor, studioId: string): Promise<StudioDepartureDto>;
  /** @throws validation_failed, illegal_transition if it has left or the shop is closing it */
  announce(actor: Actor, studioId: string, leavesAt: string): Promise<StudioDepartureDto>;
  /** @throws illegal_transition, as above */
  takeBack(actor: Actor, studioId: string): Promise<StudioDepartureDto>;
  /** Takes patterns of departing studios off sale once due. Idempotent. */
  leaveDue(): Promise<void>;
}

interface DepartureNeeds extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly studioStock: StudioStock;
}

/** Creates the service. */
export function createDepartureService({ db, writes, clock, studioStock }: DepartureNeeds): DepartureService {
  return {
    ofStudio: (actor, studioId) => view(db, requireStudio(actor, 'studio.close', studioId)),

    announce: (actor, studioId, day) =>
      inTransaction(writes, async (trx) => {
        const studio = requireStudio(actor, 'studio.close', studioId);
        const now = clock.now();
        const leavesAt = new Date(day);
        if (leavesAt <= now) throw invalidField('leavesAt', 'Choose a future day');
        if (leavesAt > addDays(now, MAX_DEPARTURE_DAYS)) throw invalidField('leavesAt', 'Choose a day within a year');
        requireOwn(await lockDeparture(trx, studio));
        const departure = { is_by_shop: false, announced_at: now, leaves_at: leavesAt, reason: '', left_at: null };
        await putDeparture(trx, { studio_id: studio, ...departure });
        return view(trx, studio);
      }),

    takeBack: (actor, studioId) =>
      inTransaction(writes, async (trx) => {
        const studio = requireStudio(actor, 'studio.close', studioId);
        requireOwn(await lockDeparture(trx, studio));
        await deleteDeparture(trx, studio);
        return view(trx, studio);
      }),

    async leaveDue() {
      const at = clock.now();
      for (const studioId of await findDueStudios(db, at)) {
        await inTransaction(writes, async (trx) => {
          const departure = await lockDeparture(trx, studioId);
          // The departure may have been canceled or postponed.
          if (!departure || departure.leaves_at > at) return;
          await studioStock.withdrawAll(trx, studioId, at);
          if (departure.left_at !== null) return;
          await recordLeft(trx, studioId, at);
          const subjectId = `${studioId}:${departure.announced_at.toISOString()}`;
          await postNotice(trx, { studioId, kind: 'studio_left', subjectId, facts: {}, at });
        });
      }
    },
  };
}

async function view(db: DbOrTrx, studio: number): Promise<StudioDepartureDto> {
  const departure = await findDeparture(db, studio);
  return {
    id: String(studio),
    departure: departure ? toDeparture(departure) : null,
    onSaleCount: await countOnSale(db, studio),
  };
}

/** @throws illegal_transition if the studio may not change it */
function requireOwn(departure: Awaited<ReturnType<typeof findDeparture>>): void {
  if (departure?.left_at) throw new Problem('illegal_transition', { message: 'The studio has left.' });
  if (departure?.is_by_shop) throw new Problem('illegal_transition', { message: 'The shop is closing this studio.' });
}
