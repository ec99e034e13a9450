import type { TakedownSort, TakedownStatus, TakedownView } from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import type { WantedList } from '../platform/database/read-page.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import { moveTakedown, type StepNeeds } from './move-takedown.ts';
import { toSummary, toTakedown } from './takedown-view.ts';
import type { TakedownDto, TakedownPageDto } from './takedowns.contract.ts';
import { findRequestByNumber, findSteps, readRequests, type RequestRow } from './takedowns.repository.ts';

/** Decisions on claims by staff. */
export interface TakedownDesk {
  list(wanted: WantedList<TakedownView, TakedownSort>): Promise<TakedownPageDto>;
  /** @throws not_found, as do all decisions */
  byNumber(number: string): Promise<TakedownDto>;
  /** @throws illegal_transition unless it is pending and the pattern is on sale */
  hold(by: AuditAuthor, number: string, reason: string): Promise<TakedownDto>;
  /** @throws illegal_transition unless it is pending */
  refuse(by: AuditAuthor, number: string, reason: string): Promise<TakedownDto>;
  /** @throws illegal_transition unless the pattern was taken off sale for it */
  restore(by: AuditAuthor, number: string, reason: string): Promise<TakedownDto>;
}

interface DeskNeeds extends Pick<Foundation, 'db'>, StepNeeds {
  readonly audit: Audit;
}

/** Creates the desk. */
export function createTakedownDesk(shop: DeskNeeds): TakedownDesk {
  const { db, audit } = shop;
  const decide =
    (to: TakedownStatus) =>
    (by: AuditAuthor, number: string, reason: string): Promise<TakedownDto> =>
      inTransaction(db, async (trx) => {
        const { id } = await demand(trx, number);
        const { before, after } = await moveTakedown(shop, trx, id, { to, words: reason, actorId: by.userId });
        const takedown = toTakedown(after, await findSteps(trx, [id]));
        await audit.record(trx, {
          by,
          action: 'takedown.decide',
          subject: { kind: 'takedown', id: after.number },
          before: { status: before.status },
          after: { status: after.status },
          why: reason,
        });
        return takedown;
      });

  return {
    async list({ view, sort, q, ...wanted }) {
      const { rows, pagination } = await readRequests(db, { view, text: q ?? '' }, sort, wanted);
      return { takedowns: rows.map(toSummary), pagination };
    },
    async byNumber(number) {
      const row = await demand(db, number);
      return toTakedown(row, await findSteps(db, [row.id]));
    },
    hold: decide('held'),
    refuse: decide('refused'),
    restore: decide('restored'),
  };
}

/** @throws not_found, also for unconfirmed requests */
async function demand(reader: DbOrTrx, number: string): Promise<RequestRow> {
  const row = await findRequestByNumber(reader, number);
  if (!row || row.status === 'unconfirmed') {
    throw new Problem('not_found', { message: 'There is no such takedown request.' });
  }
  return row;
}
