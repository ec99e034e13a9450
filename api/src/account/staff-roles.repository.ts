import type { StaffRole } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';

/** A staff member. */
interface StaffPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  /** Since when they have had one of their roles. */
  readonly since: Date;
}

/** Returns all staff members by name, or only the given account. */
export function findStaff(db: DbOrTrx, accountId?: string): Promise<StaffPerson[]> {
  return db
    .selectFrom('account_staff_role as staff')
    .innerJoin('account_user as person', 'person.id', 'staff.account_id')
    .select(['person.id', 'person.name', 'person.email'])
    .select([
      sql<StaffRole[]>`array_agg(staff.role order by staff.role)`.as('roles'),
      sql<Date>`min(staff.granted_at)`.as('since'),
    ])
    .$if(accountId !== undefined, (staff) => staff.where('person.id', '=', accountId ?? ''))
    .groupBy('person.id')
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
}
