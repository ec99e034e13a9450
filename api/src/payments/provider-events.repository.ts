import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';

/** Subject of events, by provider ids. */
export interface EventSubject {
  readonly sessionId: string | null;
  readonly paymentRefs: readonly string[];
  readonly subscriptionRef: string | null;
}

const MAX_EVENTS = 100;

/** Returns the events about a subject, including failed ones, oldest first. */
export function readEventsAbout(db: DbOrTrx, { sessionId, paymentRefs, subscriptionRef }: EventSubject) {
  return db
    .selectFrom('payments_event_view')
    .selectAll()
    .where((where) =>
      where.or([
        where('session_id', '=', sessionId),
        where('subscription_ref', '=', subscriptionRef),
        sql<boolean>`payment_ref = any(${[...paymentRefs]}::text[])`,
      ]),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(MAX_EVENTS)
    .execute();
}
