import type { PaymentEventView } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db, DbOrTrx } from '../database.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../platform/database/read-page.ts';
import type { PaymentEvent } from './payment-event.ts';

/** A listed event; the last three fields are null once it is processed. */
export interface ListedEventRow {
  readonly id: string;
  readonly type: string;
  readonly received_at: Date;
  readonly failure: string | null;
  readonly tries: number | null;
  readonly failed_at: Date | null;
}

/** Stores a failed event and counts its failures. */
export async function recordFailure(db: Db, event: PaymentEvent, failure: string, now: Date): Promise<void> {
  const { id, type } = event;
  await db
    .insertInto('payments_failed_event')
    .values({ id, type, event: JSON.stringify(event), failure, received_at: now, failed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ failure, failed_at: now, tries: sql<number>`payments_failed_event.tries + 1` }),
    )
    .execute();
}

/** Returns a failed event. */
export function findFailedEvent(db: DbOrTrx, id: string) {
  return db.selectFrom('payments_failed_event').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the number of unprocessed failed events. */
export async function countFailedEvents(db: DbOrTrx): Promise<number> {
  const counted = db.selectFrom('payments_failed_event').select(({ fn }) => fn.countAll<string>().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

/** Reads one page of events, newest first. */
export async function readEvents(db: Db, view: PaymentEventView, wanted: WantedPage) {
  if (view === 'failed') {
    const failed = db
      .selectFrom('payments_failed_event')
      .select(['id', 'type', 'received_at', 'failure', 'tries', 'failed_at'])
      .orderBy('failed_at', 'desc')
      .orderBy('id');
    const { rows, pagination } = await readPage(db, failed, wanted, MAX_LISTED_ROWS);
    return { rows: rows.map((row): ListedEventRow => row), pagination };
  }
  const processed = db
    .selectFrom('payments_event')
    .select(['id', 'type', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('id');
  const { rows, pagination } = await readPage(db, processed, wanted, MAX_LISTED_ROWS);
  return {
    rows: rows.map((row): ListedEventRow => ({ ...row, failure: null, tries: null, failed_at: null })),
    pagination,
  };
}
