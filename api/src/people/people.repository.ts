import type { PersonSort, PersonView, StaffRole } from '@halfdrop/domain';
import { sql } from 'kysely';
import type { Db, DbOrTrx } from '../database.ts';
import { beginsWith } from '../platform/database/like.ts';
import { MAX_FOUND_ROWS, MAX_LISTED_ROWS, readPage, type WantedPage } from '../platform/database/read-page.ts';

/** Maximum number of a user's items shown per kind. */
const MAX_SHOWN = 20;

/** Filters of the user list. */
export interface PersonFilter {
  readonly view: PersonView;
  /** A prefix of an address or name, or an order number; empty for all. */
  readonly text: string;
}

/**
 * Ids are found first, by a separate index for each part: scanning all users in order until enough match would take too
 * long.
 */
function named(text: string, maxRows: number | null) {
  const beginning = text.toLowerCase();
  return sql<string[]>`array(
    (select id from account_customer_view where ${beginsWith(sql`lower(email)`, beginning)} limit ${maxRows})
    union
    (select id from account_customer_view where ${beginsWith(sql`lower(name)`, beginning)} limit ${maxRows})
    union
    (select id from account_customer_view where ${beginsWith(sql`lower(username)`, beginning)} limit ${maxRows})
    union
    select user_id from orders_placed_view where number = ${text.toUpperCase()})`;
}

function narrowed(db: Db, { view, text }: PersonFilter, maxRows: number | null) {
  return db
    .selectFrom('account_customer_view')
    .selectAll()
    .$if(view === 'blocked', (query) => query.where('blocked_at', 'is not', null))
    .$if(view === 'unconfirmed', (query) => query.where('email_confirmed_at', 'is', null))
    .$if(view === 'subscribers', (query) => query.where('has_active_subscription', '=', true))
    .$if(view === 'studios', (query) =>
      query.where('id', 'in', (members) => members.selectFrom('studios_member_view').select('account_id')),
    )
    .$if(view === 'staff', (query) =>
      query.where('id', 'in', (staff) => staff.selectFrom('account_staff_view').select('account_id')),
    )
    .$if(text !== '', (query) => query.where(sql<boolean>`id = any(${named(text, maxRows)})`));
}

/** Returns one page of users. */
export function readPeople(db: Db, filter: PersonFilter, sort: PersonSort, wanted: WantedPage) {
  const direction = sort === '-joined' ? 'desc' : 'asc';
  const people = narrowed(db, filter, MAX_FOUND_ROWS).orderBy('created_at', direction).orderBy('id', direction);
  return readPage(db, people, wanted, MAX_LISTED_ROWS);
}

/** Returns the users after one, in the order they joined. */
export function findPeopleAfter(db: Db, filter: PersonFilter, after: string | undefined, limit: number) {
  return narrowed(db, filter, null)
    .$if(after !== undefined, (query) =>
      // Read from the row, because a JavaScript date has less precision than a timestamp.
      query.where(
        sql<boolean>`(created_at, id) > (select created_at, id from account_customer_view where id = ${after})`,
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns a user whose account exists. */
export function findPerson(db: DbOrTrx, id: string) {
  return db.selectFrom('account_customer_view').selectAll().where('id', '=', id).executeTakeFirst();
}

interface StandingRow {
  readonly id: string;
  readonly seen_at: Date | null;
  readonly staff_roles: StaffRole[];
  readonly is_studio_member: boolean;
}

/** Returns the roles of users beyond shoppers, and when they were last active. */
export async function findStandings(db: DbOrTrx, ids: readonly string[]): Promise<ReadonlyMap<string, StandingRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StandingRow>`
    select person.id,
      (select seen_at from account_seen_view where user_id = person.id) as seen_at,
      array(select role from account_staff_view where account_id = person.id order by role) as staff_roles,
      exists (select from studios_member_view where account_id = person.id) as is_studio_member
    from unnest(${[...ids]}::uuid[]) as person (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the studios of a user. */
export function findStudios(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('studios_member_view as member')
    .innerJoin('catalog_designer_view as studio', 'studio.id', 'member.studio_id')
    .select(['studio.id', 'studio.slug', 'studio.name', 'member.role'])
    .where('member.account_id', '=', personId)
    .orderBy('studio.name')
    .execute();
}

/** Returns a user's newest orders. */
export function findOrders(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('orders_placed_view')
    .select(['number', 'status', 'total_cents', 'created_at'])
    .where('user_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** Returns a user's newest licenses. */
export function findLicenses(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('downloads_license_view as held')
    .leftJoin('orders_placed_view as placed', 'placed.id', 'held.order_id')
    .select([
      'held.license_number',
      'held.title',
      'held.license',
      'held.acquired_at',
      'held.plan_name',
      'held.is_ended',
      'placed.number as order_number',
    ])
    .where('held.user_id', '=', personId)
    .orderBy('held.acquired_at', 'desc')
    .orderBy('held.id')
    .limit(MAX_SHOWN)
    .execute();
}

/** Returns a user's newest tickets. */
export function findTickets(db: DbOrTrx, personId: string) {
  return db
    .selectFrom('support_ticket_view')
    .select(['number', 'subject', 'status', 'created_at'])
    .where('user_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** Counts all orders and licenses of a user. */
export async function countBelongings(db: DbOrTrx, personId: string) {
  const { rows } = await sql<{ orders: number; licenses: number }>`
    select (select count(*)::int from orders_placed_view where user_id = ${personId}) as orders,
      (select count(*)::int from downloads_license_view where user_id = ${personId}) as licenses`.execute(db);
  return rows[0] ?? { orders: 0, licenses: 0 };
}
