import type { SubscriberView } from '@halfdrop/domain';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database.ts';
import { literally } from '../../platform/database/like.ts';
import { MAX_LISTED_ROWS, readPage, type WantedPage } from '../../platform/database/read-page.ts';
import type { NewsletterTables } from '../newsletter.tables.ts';

/** A stored subscription. */
export type SubscriberRow = Selectable<NewsletterTables['newsletter_subscription']>;

/** Which subscribers are wanted. */
export interface SubscriberFilter {
  readonly view: SubscriberView;
  /** The beginning of an address; empty for all. */
  readonly text: string;
}

/** One page of subscribers, the newest first. */
export function readSubscribers(db: Db, filter: SubscriberFilter, wanted: WantedPage) {
  const listed = wantedSubscribers(db, filter).orderBy('requested_at', 'desc').orderBy('id');
  return readPage(db, listed, wanted, MAX_LISTED_ROWS);
}

/** The subscribers after one, by their ids. */
export function findSubscribersAfter(db: Db, filter: SubscriberFilter, after: string | undefined, limit: number) {
  return wantedSubscribers(db, filter)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

function wantedSubscribers(db: Db, { view, text }: SubscriberFilter) {
  const beginning = `${literally(text.toLowerCase())}%`;
  return db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .$if(view !== 'all', (query) => query.where('status', '=', view === 'all' ? 'confirmed' : view))
    .$if(text !== '', (query) => query.where(sql<string>`lower(email)`, 'like', beginning));
}

/** How many subscribers there are of each kind. */
export async function countSubscribers(db: Db): Promise<Map<SubscriberRow['status'], number>> {
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select(['status', sql<number>`count(*)::int`.as('total')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, total }) => [status, total]));
}
