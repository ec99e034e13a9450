import type { StaffRole } from '@halfdrop/domain';
import type { Db, Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { isLastOwner } from './account-deletion.repository.ts';
import { endStaffRoles, findByEmail, grantStaffRole, type AccountRow } from './account.repository.ts';

/**
 * Gives an account a role on the staff, which counts from its next request on.
 * @returns whether it is new
 * @throws Problem `not_found` when nobody has the address
 */
export function grantRole(db: Db, email: string, role: StaffRole): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const account = await accountOf(trx, email);
    if (account.staffRoles.includes(role)) return false;
    await grantStaffRole(trx, account.id, role);
    return true;
  });
}

/**
 * Takes all roles on the staff away from an account.
 * @throws Problem `not_found` when nobody has the address, `last_admin` when the shop would be left without an owner
 */
export function endRoles(db: Db, email: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id } = await accountOf(trx, email);
    if (await isLastOwner(trx, id)) {
      const message = `${email} is the only owner of this shop: make someone else one first.`;
      throw new Problem('last_admin', { message });
    }
    await endStaffRoles(trx, id);
  });
}

async function accountOf(trx: Trx, email: string): Promise<AccountRow> {
  const account = await findByEmail(trx, email);
  if (!account) throw new Problem('not_found', { message: `Nobody has an account with the address ${email}.` });
  return account;
}
