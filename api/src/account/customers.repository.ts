import { FREE_DOWNLOADS, type StaffRole } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import type { AccountRow } from './account.repository.ts';

/** An account that the staff is about to change. */
export type CustomerRow = Pick<
  AccountRow,
  'id' | 'name' | 'email' | 'email_confirmed_at' | 'blocked_at' | 'free_downloads'
> & { readonly staffRoles: StaffRole[] };

/** An account that is not deleted; nobody else changes it, or adds to what is its, until the transaction ends. */
export function lockCustomer(trx: Trx, id: string): Promise<CustomerRow | undefined> {
  return trx
    .selectFrom('account_user')
    .select(['id', 'name', 'email', 'email_confirmed_at', 'blocked_at', 'free_downloads'])
    .select(
      sql<StaffRole[]>`array(select role from account_staff_role where account_id = account_user.id order by role)`.as(
        'staffRoles',
      ),
    )
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes since when a person cannot sign in; null lets them in again. */
export async function setBlocked(trx: Trx, id: string, blockedAt: Date | null): Promise<void> {
  await trx.updateTable('account_user').set({ blocked_at: blockedAt }).where('id', '=', id).execute();
}

/** Sets how many free downloads a person has left, and so how many were used of their address. */
export async function setFreeDownloads(trx: Trx, { id, email }: CustomerRow, left: number): Promise<void> {
  await trx.updateTable('account_user').set({ free_downloads: left }).where('id', '=', id).execute();
  await sql`
    update account_free_allowance set used = ${FREE_DOWNLOADS - left} where address_key = account_address_key(${email})
  `.execute(trx);
}
