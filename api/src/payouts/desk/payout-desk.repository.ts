import type { AdminPayoutSort, AdminPayoutView, PayoutStatus } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';

/** Filter of the payout list. */
export interface PayoutFilter {
  readonly view: AdminPayoutView;
  /** Prefix of a studio name; empty for all. */
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

/** Reads one page of payouts. */
export function readPayouts(db: Db, filter: PayoutFilter, sort: AdminPayoutSort, wanted: WantedPage) {
  const direction = sort === '-requested' ? 'desc' : 'asc';
  const listed = wantedPayouts(db, filter).orderBy('payout.requested_at', direction).orderBy('payout.id', direction);
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** A listed payout. */
export type ListedPayoutRow = Awaited<ReturnType<typeof readPayouts>>['rows'][number];

/** Returns the payouts following an id, ordered by id. */
export function findPayoutsAfter(db: Db, filter: PayoutFilter, after: string | undefined, limit: number) {
  return wantedPayouts(db, filter)
    .$if(after !== undefined, (query) => query.where('payout.id', '>', after ?? ''))
    .orderBy('payout.id')
    .limit(limit)
    .execute();
}
