import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';

/** What events are about, by the provider's names. */
export interface EventSubject {
  readonly sessionId: string | null;
  readonly paymentRefs: readonly string[];
  readonly subscriptionRef: string | null;
}

const MAX_EVENTS = 100;

/** Events about something, the oldest first, with those whose effect failed. */
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
