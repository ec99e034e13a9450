import type { PayoutAccountStatus } from '@halfdrop/domain';
import type { Selectable } from 'kysely';
import type { DbOrTrx, Trx } from '../../database.ts';
import type { NewPayout, NewPayoutAccount } from '../payout-provider.ts';
import type { PayoutTables, SandboxBank } from '../payouts.tables.ts';

/** A studio's account in the sandbox. */
export type SandboxAccount = Selectable<PayoutTables['payouts_sandbox_account']>;

/** Creates an account, or returns the one with its reference. */
export async function putSandboxAccount(
  db: DbOrTrx,
  { reference, email, country }: NewPayoutAccount,
  made: { readonly id: string; readonly at: Date },
): Promise<string> {
  await db
    .insertInto('payouts_sandbox_account')
    .values({ id: made.id, reference, email, country, created_at: made.at })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const accounts = db.selectFrom('payouts_sandbox_account').select('id').where('reference', '=', reference);
  return (await accounts.executeTakeFirstOrThrow()).id;
}

/** Returns an account by id. */
export function findSandboxAccount(db: DbOrTrx, id: string): Promise<SandboxAccount | undefined> {
  return db.selectFrom('payouts_sandbox_account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Sets the URL to return to from the account's page. */
export async function setReturnUrl(db: DbOrTrx, id: string, returnUrl: string): Promise<void> {
  await db.updateTable('payouts_sandbox_account').set({ return_url: returnUrl }).where('id', '=', id).execute();
}

/** Stores what was entered on the account's page; returns the account, if it exists. */
export function setSandboxAccount(
  trx: Trx,
  id: string,
  change: { readonly status: PayoutAccountStatus; readonly bank: SandboxBank | null },
): Promise<SandboxAccount | undefined> {
  return trx.updateTable('payouts_sandbox_account').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Records a payout; returns false if it exists. */
export async function recordSandboxPayout(trx: Trx, payout: NewPayout, at: Date): Promise<boolean> {
  const { reference, accountRef, amountCents } = payout;
  const result = await trx
    .insertInto('payouts_sandbox_payout')
    .values({ reference, account_id: accountRef, amount_cents: amountCents, created_at: at })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
