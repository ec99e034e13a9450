import { sql } from 'kysely';
import type { Trx } from '../database.ts';

/** Free downloads of an email address. */
export interface FreeAllowance {
  readonly left: number;
  /** Free downloads require a confirmed address. */
  readonly isAddressConfirmed: boolean;
}

/** Returns the free downloads of an account, locking both it and its address until the transaction ends. */
export async function lockFreeDownloads(trx: Trx, userId: string): Promise<FreeAllowance> {
  const account = await trx
    .selectFrom('account_user')
    .select(['free_downloads', 'email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (account.email_confirmed_at === null) return { left: account.free_downloads, isAddressConfirmed: false };
  const { rows } = await sql<{ used: number }>`
    insert into account_free_allowance as known (address_key, used)
    values (account_address_key(${account.email}), greatest(0, 5 - ${account.free_downloads}::int))
    on conflict (address_key) do update set used = known.used
    returning used
  `.execute(trx);
  const left = Math.min(account.free_downloads, 5 - (rows[0]?.used ?? 0));
  if (left < account.free_downloads) {
    await trx.updateTable('account_user').set({ free_downloads: left }).where('id', '=', userId).execute();
  }
  return { left, isAddressConfirmed: true };
}

/** Uses one free download of a locked allowance; a database constraint prevents exceeding it. */
export async function spendFreeDownload(trx: Trx, userId: string): Promise<void> {
  await sql`
    with spender as (
      update account_user set free_downloads = free_downloads - 1 where id = ${userId} returning email
    )
    update account_free_allowance set used = used + 1
    from spender where address_key = account_address_key(spender.email)
  `.execute(trx);
}
