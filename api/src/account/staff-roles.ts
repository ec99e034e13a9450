import type { StaffRole } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { isLastOwner } from './account-deletion.repository.ts';
import { endStaffRoles, findByEmail, grantStaffRole } from './account.repository.ts';
import { lockPerson } from './people.ts';

export { findStaff } from './staff-roles.repository.ts';

/** Staff roles before and after a change. */
export interface StaffRoleChange {
  readonly accountId: string;
  readonly before: readonly StaffRole[];
  readonly after: readonly StaffRole[];
}

/**
 * Adds a staff role to an account, effective from its next request.
 * @throws not_found when no account has the address
 */
export async function addStaffRole(trx: Trx, email: string, role: StaffRole): Promise<StaffRoleChange> {
  const { id, staffRoles: before } = await lockByEmail(trx, email);
  if (before.includes(role)) return { accountId: id, before, after: before };
  await grantStaffRole(trx, id, role);
  return { accountId: id, before, after: [...before, role].toSorted() };
}

/**
 * Removes staff roles from an account.
 * @throws not_found when no account has the address, last_admin when the shop would be left without an owner
 */
export async function takeStaffRoles(trx: Trx, email: string, taken: readonly StaffRole[]): Promise<StaffRoleChange> {
  const { id, staffRoles: before } = await lockByEmail(trx, email);
  const after = before.filter((role) => !taken.includes(role));
  const isOwnerLeaving = before.includes('owner') && !after.includes('owner');
  if (isOwnerLeaving && (await isLastOwner(trx, id))) {
    const message = `${email} is the only owner of this shop: make someone else one first.`;
    throw new Problem('last_admin', { message });
  }
  await endStaffRoles(trx, id, taken);
  return { accountId: id, before, after };
}

/** Locks the account before reading its roles, so that concurrent changes see each other. */
async function lockByEmail(trx: Trx, email: string) {
  const found = await findByEmail(trx, email);
  if (found) await lockPerson(trx, found.id);
  const account = found && (await findByEmail(trx, email));
  if (!account) throw new Problem('not_found', { message: `Nobody has an account with the address ${email}.` });
  return account;
}
