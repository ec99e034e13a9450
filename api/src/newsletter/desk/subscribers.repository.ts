import type { SubscriberView } from '@halfdrop/domain';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database.ts';
import { beginsWith } from '../../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { NewsletterTables } from '../newsletter.tables.ts';

/** A stored subscription. */
export type SubscriberRow = Selectable<NewsletterTables['newsletter_subscription']>;

/** Filters of the subscriber list. */
export interface SubscriberFilter {
  readonly view: SubscriberView;
  /** A prefix of an address; empty for all. */
  readonly text: string;
}

/** Returns one page of subscribers, newest first. */
export function readSubscribers(db: Db, filter: SubscriberFilter, wanted: WantedPage) {
  const listed = wantedSubscribers(db, filter, MAX_FOUND_ROWS).orderBy('requested_at', 'desc').orderBy('id');
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** Returns the subscribers after one, by id. */
export function findSubscribersAfter(db: Db, filter: SubscriberFilter, after: string | undefined, limit: number) {
  return wantedSubscribers(db, filter, null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Ids are found first, by a prefix index. */
function named(text: string, maxRows: number | null) {
  return sql<boolean>`id = any(array(
    select id from newsletter_subscription where ${beginsWith(sql`lower(email)`, text.toLowerCase())} limit ${maxRows}))`;
}

function wantedSubscribers(db: Db, { view, text }: SubscriberFilter, maxRows: number | null) {
  return db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .$if(view !== 'all', (query) => query.where('status', '=', view === 'all' ? 'confirmed' : view))
    .$if(text !== '', (query) => query.where(named(text, maxRows)));
}

/** Counts subscribers by status. */
export async function countSubscribers(db: Db): Promise<Map<SubscriberRow['status'], number>> {
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select(['status', sql<number>`count(*)::int`.as('total')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, total }) => [status, total]));
}
