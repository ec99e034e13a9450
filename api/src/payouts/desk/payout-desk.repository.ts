import type { AdminPayoutSort, AdminPayoutView, PayoutStatus } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';

/** Which payouts are wanted. */
export interface PayoutFilter {
  readonly view: AdminPayoutView;
  /** The beginning of the name of a studio; empty for all. */
  readonly text: string;
}

const statuses: Readonly<Record<Exclude<AdminPayoutView, 'all'>, readonly PayoutStatus[]>> = {
  on_the_way: ['requested', 'sent'],
  paid: ['paid'],
  failed: ['failed', 'returned'],
};

function wantedPayouts(db: Db, { view, text }: PayoutFilter) {
  return db
    .selectFrom('payouts_payout as payout')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'payout.studio_id')
    .select(['payout.id', 'payout.studio_id', 'studio.name as studio_name', 'payout.number', 'payout.month'])
    .select(['payout.amount_cents', 'payout.status', 'payout.reason', 'payout.requested_at', 'payout.settled_at'])
    .$if(view !== 'all', (query) => query.where('payout.status', 'in', view === 'all' ? [] : statuses[view]))
    .$if(text !== '', (query) => query.where(beginsWith(sql`lower(studio.name)`, text.toLowerCase())));
}

/** One page of payouts. */
export function readPayouts(db: Db, filter: PayoutFilter, sort: AdminPayoutSort, wanted: WantedPage) {
  const direction = sort === '-requested' ? 'desc' : 'asc';
  const listed = wantedPayouts(db, filter).orderBy('payout.requested_at', direction).orderBy('payout.id', direction);
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** A payout as the list has it. */
export type ListedPayoutRow = Awaited<ReturnType<typeof readPayouts>>['rows'][number];

/** The payouts after one, by their ids. */
export function findPayoutsAfter(db: Db, filter: PayoutFilter, after: string | undefined, limit: number) {
  return wantedPayouts(db, filter)
    .$if(after !== undefined, (query) => query.where('payout.id', '>', after ?? ''))
    .orderBy('payout.id')
    .limit(limit)
    .execute();
}
