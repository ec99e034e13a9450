import type { PayoutStatus } from '@halfdrop/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../database.ts';
import type { PayoutAccountState } from './payout-provider.ts';
import type { PayoutTables } from './payouts.tables.ts';

/** Payout account of a studio at the provider. */
export type PayoutAccountRow = Selectable<PayoutTables['payouts_account']>;
/** A payout. */
export type PayoutRow = Selectable<PayoutTables['payouts_payout']>;

/** Returns the account of a studio, creating it if missing. */
export async function beginAccount(db: DbOrTrx, studioId: number, at: Date): Promise<PayoutAccountRow> {
  await db
    .insertInto('payouts_account')
    .values({ studio_id: studioId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('payouts_account').selectAll().where('studio_id', '=', studioId).executeTakeFirstOrThrow();
}

/** Returns the account of a studio. */
export function findAccount(db: DbOrTrx, studioId: number): Promise<PayoutAccountRow | undefined> {
  return db.selectFrom('payouts_account').selectAll().where('studio_id', '=', studioId).executeTakeFirst();
}

/** Locks the account of a studio until the transaction ends, which serializes its payouts. */
export function lockAccount(trx: Trx, studioId: number): Promise<PayoutAccountRow | undefined> {
  return trx.selectFrom('payouts_account').selectAll().where('studio_id', '=', studioId).forUpdate().executeTakeFirst();
}

/** Sets the provider's id of a studio's account. */
export async function nameAccount(db: DbOrTrx, studioId: number, accountRef: string): Promise<void> {
  await db
    .updateTable('payouts_account')
    .set({ account_ref: accountRef })
    .where('studio_id', '=', studioId)
    .where('account_ref', 'is', null)
    .execute();
}

/** Sets the verification state of an account. */
export async function setAccountState(db: DbOrTrx, accountRef: string, state: PayoutAccountState): Promise<void> {
  await db.updateTable('payouts_account').set(state).where('account_ref', '=', accountRef).execute();
}

/** Returns the country for opening a studio's account. */
export function findStudioCountry(db: DbOrTrx, studioId: number) {
  return db.selectFrom('catalog_designer_view').select('country').where('id', '=', studioId).executeTakeFirstOrThrow();
}

/** Returns the total of a studio's completed and pending payouts, in US cents. */
export async function sumPaidOut(db: DbOrTrx, studioId: number): Promise<number> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce(sum(amount_cents), 0) as cents from payouts_payout
    where studio_id = ${studioId} and status in ('requested', 'sent', 'paid')`.execute(db);
  return Number(rows[0]?.cents ?? 0);
}

/** Returns whether a studio is on hold. */
export async function isStudioHeld(db: DbOrTrx, studioId: number): Promise<boolean> {
  const held = db.selectFrom('studios_held_view').select('studio_id').where('studio_id', '=', studioId);
  return (await held.executeTakeFirst()) !== undefined;
}

/** Returns whether a studio has left, which lifts the minimum amount. */
export async function hasLeft(db: DbOrTrx, studioId: number): Promise<boolean> {
  const left = db.selectFrom('departures_left_view').select('studio_id').where('studio_id', '=', studioId);
  return (await left.executeTakeFirst()) !== undefined;
}

/** Returns the pending payout of a studio. */
export function findInFlight(db: DbOrTrx, studioId: number): Promise<PayoutRow | undefined> {
  const payouts = db.selectFrom('payouts_payout').selectAll().where('studio_id', '=', studioId);
  return payouts.where('status', 'in', ['requested', 'sent']).executeTakeFirst();
}

/** A payout, and whether it has a document. */
export interface ShownPayoutRow extends PayoutRow {
  readonly has_document: boolean;
}

/** Returns the payouts of a studio, newest first. */
export function findPayouts(db: DbOrTrx, studioId: number, limit: number): Promise<ShownPayoutRow[]> {
  return db
    .selectFrom('payouts_payout as payout')
    .leftJoin('payouts_document as document', 'document.payout_id', 'payout.id')
    .selectAll('payout')
    .select(sql<boolean>`document.payout_id is not null`.as('has_document'))
    .where('payout.studio_id', '=', studioId)
    .orderBy('payout.number', 'desc')
    .limit(limit)
    .execute();
}

/** Inserts a payout under the next number of its studio, whose account is locked. */
export function insertPayout(
  trx: Trx,
  payout: Omit<Insertable<PayoutTables['payouts_payout']>, 'number' | 'status'>,
): Promise<PayoutRow> {
  return trx
    .insertInto('payouts_payout')
    .values({
      ...payout,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from payouts_payout where studio_id = ${payout.studio_id})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a payout by id. */
export function findPayout(db: DbOrTrx, id: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payouts_payout').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a payout until the transaction ends. */
export function lockPayout(trx: Trx, id: string): Promise<PayoutRow | undefined> {
  return trx.selectFrom('payouts_payout').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Sets the status of a payout. */
export async function setPayoutStatus(
  trx: Trx,
  id: string,
  change: { readonly status: PayoutStatus; readonly reason: string | null; readonly settled_at: Date | null },
): Promise<void> {
  await trx.updateTable('payouts_payout').set(change).where('id', '=', id).execute();
}

/**
 * Returns the studios to pay for a month: those that have an active account and tax papers, and were not paid yet.
 * After a failed payout, the studio requests the next one itself once its bank account is corrected.
 */
export async function findUnpaidStudios(db: DbOrTrx, month: string): Promise<number[]> {
  const { rows } = await sql<{ studio_id: number }>`
    select account.studio_id from payouts_account account
    left join lateral (
      select status from payouts_payout where studio_id = account.studio_id order by number desc limit 1
    ) latest on true
    join payouts_tax_papers papers on papers.studio_id = account.studio_id
    where account.status = 'active' and coalesce(latest.status, 'paid') = 'paid' and not exists (
      select from payouts_payout payout where payout.studio_id = account.studio_id and payout.month = ${month}
    ) and not exists (select from studios_held_view held where held.studio_id = account.studio_id)
    order by account.studio_id`.execute(db);
  return rows.map((row) => row.studio_id);
}
