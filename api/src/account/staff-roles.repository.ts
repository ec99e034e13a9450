import type { StaffRole } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';

/** Somebody who works for the shop. */
interface StaffPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  /** Since when they have had one of their roles. */
  readonly since: Date;
}

/** Everybody who works for the shop, by name; of one account where its id is given. */
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
