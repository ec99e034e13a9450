import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { literally } from '../platform/database/like.ts';
import type { AdminFindDto } from './finds.contract.ts';

const MAX_OF_KIND = 5;

/** Something that was found; it is known of which kind. */
type Found = Omit<AdminFindDto, 'kind'>;

/** Finds some of one kind by the beginning of what people quote of it. */
export type Finder = (db: Db, text: string) => Promise<Found[]>;

const upper = (text: string) => `${literally(text.toUpperCase())}%`;
const lower = (text: string) => `${literally(text.toLowerCase())}%`;

/** Orders. */
export async function findOrders(db: Db, text: string): Promise<Found[]> {
  return db
    .selectFrom('orders_placed_view')
    .select(['number as id', 'number as label', 'receipt_email as detail'])
    .where('number', 'like', upper(text))
    .orderBy('number')
    .limit(MAX_OF_KIND)
    .execute();
}

/** People by address, name or username. */
export async function findPeople(db: Db, text: string): Promise<Found[]> {
  const beginning = lower(text);
  const { rows } = await sql<Found>`
    select id, name as label, email as detail from account_customer_view
    where lower(email) like ${beginning} or lower(name) like ${beginning} or lower(username) like ${beginning}
    limit ${MAX_OF_KIND}`.execute(db);
  return [...rows];
}

/** Tickets and messages. */
export async function findTickets(db: Db, text: string): Promise<Found[]> {
  return db
    .selectFrom('support_ticket_view')
    .select(['number as id', 'number as label', 'subject as detail'])
    .where('number', 'like', upper(text))
    .orderBy('number')
    .limit(MAX_OF_KIND)
    .execute();
}

/** Coupons. */
export async function findCoupons(db: Db, text: string): Promise<Found[]> {
  return db
    .selectFrom('cart_coupon_view')
    .select(['code as id', 'code as label', 'note as detail'])
    .where('code', 'like', upper(text))
    .orderBy('code')
    .limit(MAX_OF_KIND)
    .execute();
}
