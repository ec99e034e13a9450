import { can, TAKEDOWN_RESTORE_DAYS, type Actor } from '@halfdrop/domain';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import { requireStudio } from '../studios/require-studio.ts';
import { moveTakedown, type StepNeeds } from './move-takedown.ts';
import { toStudioTakedown } from './takedown-view.ts';
import type { StudioTakedownDto } from './takedowns.contract.ts';
import { findRequestByNumber, findRequestsOfStudio, findSteps } from './takedowns.repository.ts';

/** Claims as studios see and answer them. Those about other studios are reported as not found. */
export interface StudioTakedowns {
  /** @throws not_found */
  ofStudio(actor: Actor, studioId: string): Promise<{ takedowns: StudioTakedownDto[] }>;
  /** @throws not_found, illegal_transition unless the pattern was taken off sale and not yet contested */
  counter(actor: Actor, number: string, statement: string): Promise<StudioTakedownDto>;
}

interface StudioTakedownNeeds extends Pick<Foundation, 'db'>, StepNeeds {
  /** Days from a counter-notice until the pattern returns to sale; defaults to the domain's value. */
  readonly takedownRestoreDays?: number;
}

/** Creates the service. */
export function createStudioTakedowns(shop: StudioTakedownNeeds): StudioTakedowns {
  const { db, clock, takedownRestoreDays = TAKEDOWN_RESTORE_DAYS } = shop;
  return {
    async ofStudio(actor, id) {
      const studioId = requireStudio(actor, 'studio.counter', id);
      const rows = await findRequestsOfStudio(db, studioId);
      const steps =
        rows.length === 0
          ? []
          : await findSteps(
              db,
              rows.map((row) => row.id),
            );
      return { takedowns: rows.map((row) => toStudioTakedown(row, steps)) };
    },

    counter: (actor, number, statement) =>
      inTransaction(db, async (trx) => {
        const row = await findRequestByNumber(trx, number);
        const isSeen = row && row.status !== 'unconfirmed' && row.status !== 'waiting' && row.status !== 'refused';
        if (!isSeen || !can(actor, 'studio.counter', { kind: 'studio', id: String(row.designer_id) })) {
          throw new Problem('not_found');
        }
        const { after } = await moveTakedown(shop, trx, row.id, {
          to: 'countered',
          words: statement,
          actorId: actor.id,
          dates: { restore_at: addDays(clock.now(), takedownRestoreDays) },
        });
        return toStudioTakedown(after, await findSteps(trx, [row.id]));
      }),
  };
}
