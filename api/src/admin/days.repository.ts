import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { AdminDayDto } from './days.contract.ts';

/** One count of a day. */
type Counted<Name extends keyof AdminDayDto> = Pick<AdminDayDto, 'day' | Name>;

/** What the payment provider received and refunded on a day. */
export type MoneyOfDay = Counted<'revenue' | 'refunded' | 'orders' | 'periods'>;

const dayOf = (instant: 'booked.posted_at' | 'created_at' | 'at') =>
  sql`(${sql.ref(instant)} at time zone 'UTC')::date`;
/** Formats each day once instead of for every counted row. */
const day = sql`to_char(counted.day, 'YYYY-MM-DD') as day`;

/** Sums what the payment provider received and refunded since an instant, according to the ledger. */
export async function countMoney(db: Db, since: Date): Promise<readonly MoneyOfDay[]> {
  const { rows } = await sql<MoneyOfDay>`
    select ${day}, revenue, refunded, orders, periods from (
    select ${dayOf('booked.posted_at')} as day,
      coalesce(sum(entry.amount_cents) filter (where kind in ('order-paid', 'subscription-paid')), 0)::float8 as revenue,
      coalesce(-sum(entry.amount_cents) filter (where kind in ('order-refund', 'subscription-refunded')), 0)::float8 as refunded,
      count(*) filter (where kind = 'order-paid')::int as orders,
      count(*) filter (where kind = 'subscription-paid')::int as periods
    from ledger_transaction_view booked
      join ledger_entry_view entry on entry.transaction_id = booked.id and entry.posted_at = booked.posted_at
    where entry.account = 'provider' and entry.posted_at >= ${since} and booked.posted_at >= ${since} group by 1
    ) counted`.execute(db);
  return rows;
}

/** Counts users who joined since an instant and still exist. */
export async function countPeople(db: Db, since: Date) {
  const { rows } = await sql<Counted<'people'>>`
    select ${day}, people from (
      select ${dayOf('created_at')} as day, count(*)::int as people
      from account_customer_view where created_at >= ${since} group by 1
    ) counted`.execute(db);
  return rows;
}

/** Counts changes of subscriptions since an instant. */
export async function countSubscriptions(db: Db, since: Date) {
  const { rows } = await sql<Counted<'subscriptionsBegun' | 'subscriptionsCanceled' | 'paymentsFailed'>>`
    select ${day}, "subscriptionsBegun", "subscriptionsCanceled", "paymentsFailed" from (
    select ${dayOf('at')} as day,
      count(*) filter (where from_status is null and to_status <> 'expired')::int as "subscriptionsBegun",
      count(*) filter (where to_status = 'canceled' and from_status <> 'canceled')::int as "subscriptionsCanceled",
      count(*) filter (where to_status = 'past_due' and from_status <> 'past_due')::int as "paymentsFailed"
    from subscriptions_step_view where at >= ${since} group by 1
    ) counted`.execute(db);
  return rows;
}
