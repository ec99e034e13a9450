import type { StaffRole } from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';

/** Returns a user's current staff roles. */
export async function findRoles(db: DbOrTrx, accountId: string): Promise<StaffRole[]> {
  const roles = db.selectFrom('account_staff_view').select('role').where('account_id', '=', accountId);
  return (await roles.execute()).map(({ role }) => role);
}
