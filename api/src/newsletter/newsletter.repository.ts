import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import type { NewsletterTables } from './newsletter.tables.ts';

type Table = NewsletterTables['newsletter_subscription'];
/** A stored subscription. */
export type SubscriptionRow = Selectable<Table>;

/** Inserts a new address as pending; null if it is already known, ignoring case. */
export async function insertPending(trx: Trx, email: string, now: Date): Promise<SubscriptionRow | null> {
  const row = await trx
    .insertInto('newsletter_subscription')
    .values({ email, status: 'pending', requested_at: now, mailed_at: now, confirmed_at: null, unsubscribed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a known address until the transaction ends. */
export function lockByEmail(trx: Trx, email: string): Promise<SubscriptionRow> {
  return trx
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks a subscription until the transaction ends. */
export function lockById(trx: Trx, id: string): Promise<SubscriptionRow | undefined> {
  return trx.selectFrom('newsletter_subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns a subscription by id. */
export function findById(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('newsletter_subscription').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a subscription by address, ignoring case. */
export function findByEmail(db: DbOrTrx, email: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Marks an address as bounced: it receives nothing until its owner subscribes again. */
export async function markBounced(
  db: DbOrTrx,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ status: 'bounced', bounced_at: now, bounce_reason: reason })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'confirmed'])
    .execute();
}

/** Updates a subscription. */
export function updateSubscription(trx: Trx, id: string, changes: Updateable<Table>): Promise<SubscriptionRow> {
  return trx
    .updateTable('newsletter_subscription')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes addresses unconfirmed since an instant. */
export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscription')
    .where('status', '=', 'pending')
    .where('mailed_at', '<=', before)
    .execute();
}
