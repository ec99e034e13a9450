import type { Session } from '../scale/session.ts';

/** Emails of generated people are `person-<number>@example.com`. */
const people = `insert into account_user (name, username, email, password_hash, created_at)
  select 'Person ' || index, 'person_' || index, 'person-' || index || '@example.com', 'none',
    now() - interval '1 minute' * index
  from generate_series(1, $1::int) index`;

/** Indexed by number, because an array of them would be read as a whole for each order. */
const places = `create temporary table grown_person as
  select row_number() over (order by id) as place, id, email from account_user where username like 'person\\_%'`;

/** Nine in ten are paid, one in fifty of these is refunded, the rest was never paid. */
const orders = `insert into orders_order (number, user_id, session_id, status, subtotal_cents, discount_cents, total_cents,
    receipt_email, payment_ref, created_at, completed_at)
  select 'HDG-' || lpad(index::text, 8, '0'), person.id, 'grown-' || index, status, 300 + index % 9000, 0, 300 + index % 9000,
    person.email, 'grown-' || index, at, case when status = 'expired' then null else at end
  from generate_series($1::bigint, $2::bigint) index
  join grown_person person on person.place = 1 + index * 7919 % $3
  cross join lateral (
    select now() - interval '1 second' * (index * 29 % 94608000) as at,
      case when index % 10 = 0 then 'expired' when index % 50 = 1 then 'refunded' else 'completed' end as status
  ) placed`;

/** Nobody buys a pattern twice: once everyone has bought, they move on to the next one. */
const items = `insert into orders_item (order_id, asset_id, title, license, price_cents, position)
  select id, asset.ids[1 + substr(number, 5)::int / $1::int], 'Grown', 'standard', total_cents, 0
  from orders_order, (select array_agg(id order by sku) as ids from catalog_asset where status = 'approved') asset
  where number like 'HDG-%'`;

const licenses = `insert into downloads_entitlement (user_id, asset_id, order_id, title, license, license_number, holder_name,
    formats, acquired_at)
  select sold.user_id, item.asset_id, sold.id, item.title, item.license, 'HDL-' || sold.number, 'Grown', '{}', completed_at
  from orders_order sold join orders_item item on item.order_id = sold.id
  where sold.number like 'HDG-%' and sold.status = 'completed'`;

const refunds = `insert into orders_refund (order_id, amount_cents, reason, asset_ids, requested_at, refund_ref, completed_at)
  select id, total_cents, 'duplicate', '{}', created_at, 'grown-' || number, created_at
  from orders_order where number like 'HDG-%' and status = 'refunded'`;

const transactions = `insert into ledger_transaction (key, kind, posted_at)
  select 'order-paid:' || id, 'order-paid', completed_at from orders_order
  where number like 'HDG-%' and status <> 'expired'`;

const entries = `insert into ledger_entry (transaction_id, account, amount_cents, posted_at)
  select booked.id, entry.account, entry.cents, booked.posted_at
  from ledger_transaction booked
  join orders_order sold on sold.id = booked.order_id
  cross join lateral (values ('provider', sold.total_cents), ('sales', -sold.total_cents)) entry (account, cents)
  where sold.number like 'HDG-%'`;

const completed = `insert into orders_completed_change (added)
  select count(*) from orders_order where number like 'HDG-%' and status = 'completed'`;

/** Number of orders inserted at a time. */
const STEP = 100_000;

/** Fills a shop with people and their orders of three years. */
export async function growOrders(session: Session, sizes: { readonly people: number; readonly orders: number }) {
  await session.query(people, [sizes.people]);
  await session.query(places);
  await session.query('alter table grown_person add primary key (place)');
  // Disable triggers: every order would be counted, and every entry added up with its transaction, although generated
  // data is consistent.
  await session.query('set session_replication_role = replica');
  for (let from = 1; from <= sizes.orders; from += STEP) {
    await session.query(orders, [from, Math.min(from + STEP - 1, sizes.orders), sizes.people]);
  }
  await session.query(completed);
  await session.query(items, [sizes.people]);
  await session.query(licenses);
  await session.query(refunds);
  await session.query(transactions);
  await session.query(entries);
  await session.query('set session_replication_role = default');
}
