import { FREE_DOWNLOADS, type StaffRole } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import type { AccountRow } from './account.repository.ts';

/** Account data the staff may change. */
export type CustomerRow = Pick<
  AccountRow,
  'id' | 'name' | 'email' | 'email_confirmed_at' | 'blocked_at' | 'free_downloads'
> & { readonly staffRoles: StaffRole[] };

/**
 * Locks an account that is not deleted until the transaction ends, blocking changes to it and inserts that reference
 * it.
 */
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

/** Sets when a user was blocked; null unblocks. */
export async function setBlocked(trx: Trx, id: string, blockedAt: Date | null): Promise<void> {
  await trx.updateTable('account_user').set({ blocked_at: blockedAt }).where('id', '=', id).execute();
}

/** Sets the free downloads a user has left, by adjusting the number used by their address. */
export async function setFreeDownloads(trx: Trx, { id, email }: CustomerRow, left: number): Promise<void> {
  await trx.updateTable('account_user').set({ free_downloads: left }).where('id', '=', id).execute();
  await sql`
    update account_free_allowance set used = ${FREE_DOWNLOADS - left} where address_key = account_address_key(${email})
  `.execute(trx);
}
