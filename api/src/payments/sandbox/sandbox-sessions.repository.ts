import type { Db, DbOrTrx, Trx } from '../../database.ts';
import type { BillingInterval, PaymentCard } from '../payment-event.ts';
import type { Delivery } from '../payments.tables.ts';

/** A session, with the data for its payment page. */
export interface SandboxSession {
  readonly id: string;
  readonly amountCents: number;
  readonly label: string;
  readonly status: 'open' | 'needs-confirmation' | 'paid' | 'expired';
  readonly successUrl: string;
  readonly delivery: Delivery;
  /** Subscription to pay; null for a single payment. */
  readonly subscription: SubscribedTo | null;
  /** Card awaiting confirmation. */
  readonly card: PaymentCard | null;
}

interface SubscribedTo {
  readonly interval: BillingInterval;
  readonly reference: string;
  readonly customerRef: string;
}

/** A session to open. */
export interface NewSandboxSession extends Pick<
  SandboxSession,
  'id' | 'amountCents' | 'label' | 'successUrl' | 'subscription'
> {
  readonly key: string;
}

/** Inserts a session unless its key exists; returns the id of the session with that key. */
export async function putSandboxSession(db: Db, session: NewSandboxSession, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('payments_sandbox_session')
    .values({
      id: session.id,
      amount_cents: session.amountCents,
      label: session.label,
      status: 'open',
      success_url: session.successUrl,
      created_at: now,
      delivery: 'once',
      interval: session.subscription?.interval ?? null,
      reference: session.subscription?.reference ?? null,
      customer_ref: session.subscription?.customerRef ?? null,
      card_brand: null,
      card_last4: null,
      key: session.key,
    })
    // A no-op update, so that the existing row is returned.
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: session.key }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a session. */
export async function findSandboxSession(db: Db, sessionId: string): Promise<SandboxSession | undefined> {
  const row = await selectSession(db, sessionId).executeTakeFirst();
  return row && readSession(row);
}

/** Returns a session, locked until the transaction ends. */
export async function lockSandboxSession(trx: Trx, sessionId: string): Promise<SandboxSession | undefined> {
  const row = await selectSession(trx, sessionId).forUpdate().executeTakeFirst();
  return row && readSession(row);
}

/** Changes the status of a locked session. */
export async function setSandboxStatus(
  trx: Trx,
  sessionId: string,
  status: SandboxSession['status'],
  card: PaymentCard | null = null,
): Promise<void> {
  const change = { status, card_brand: card?.brand ?? null, card_last4: card?.last4 ?? null };
  await trx.updateTable('payments_sandbox_session').set(change).where('id', '=', sessionId).execute();
}

/** Sets the event delivery of a session and everything resulting from it. */
export async function setSandboxDelivery(trx: Trx, sessionId: string, delivery: Delivery): Promise<void> {
  await trx.updateTable('payments_sandbox_session').set({ delivery }).where('id', '=', sessionId).execute();
}

/** Deletes unpaid sessions opened up to an instant. */
export async function pruneExpired(db: Db, openedUntil: Date): Promise<void> {
  await db
    .deleteFrom('payments_sandbox_session')
    .where('status', '=', 'expired')
    .where('created_at', '<=', openedUntil)
    .execute();
}

function selectSession(db: DbOrTrx, sessionId: string) {
  return db.selectFrom('payments_sandbox_session').selectAll().where('id', '=', sessionId);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSession>['executeTakeFirstOrThrow']>>;

function readSession(row: SessionRow): SandboxSession {
  const { interval, reference, customer_ref: customerRef, card_brand: brand, card_last4: last4 } = row;
  return {
    id: row.id,
    amountCents: row.amount_cents,
    label: row.label,
    status: row.status,
    successUrl: row.success_url,
    delivery: row.delivery,
    subscription: interval && reference && customerRef ? { interval, reference, customerRef } : null,
    card: brand && last4 ? { brand, last4 } : null,
  };
}
