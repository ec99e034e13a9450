import type { StaffRole } from '@halfdrop/domain';
import { addStaffRole, takeStaffRoles, type StaffRoleChange } from '../account/staff-roles.ts';
import type { Db, Trx } from '../database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newId } from '../platform/ids/ids.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { Audit, AuditAuthor } from './audit.ts';
import { rolesMailJob } from './roles-mail.ts';

interface RoleShop {
  readonly db: Db;
  readonly audit: Audit;
}

interface Order {
  /** Null for a script on the shop's machine. */
  readonly by: AuditAuthor | null;
  readonly email: string;
  readonly reason: string;
}

/** Grants a role to a user. @throws not_found if nobody has the address */
export function grantRole(shop: RoleShop, order: Order & { readonly role: StaffRole }): Promise<StaffRoleChange> {
  return changed(shop, order, (trx) => addStaffRole(trx, order.email, order.role));
}

/** Revokes roles of a user. @throws not_found, last_admin */
export function takeRoles(
  shop: RoleShop,
  order: Order & { readonly roles: readonly StaffRole[] },
): Promise<StaffRoleChange> {
  return changed(shop, order, (trx) => takeStaffRoles(trx, order.email, order.roles));
}

/** Applies a change of roles; without an effective change, nothing is audited or mailed. */
function changed(
  { db, audit }: RoleShop,
  { by, reason }: Order,
  change: (trx: Trx) => Promise<StaffRoleChange>,
): Promise<StaffRoleChange> {
  return inTransaction(db, async (trx) => {
    const { accountId, before, after } = await change(trx);
    if (before.length !== after.length) {
      await addJob(trx, rolesMailJob, { id: newId(), accountId, before, after });
      await audit.record(trx, {
        by,
        action: 'staff.manage',
        subject: { kind: 'account', id: accountId },
        before: { roles: before },
        after: { roles: after },
        why: reason,
      });
    }
    return { accountId, before, after };
  });
}
