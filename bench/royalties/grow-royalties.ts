import type { Session } from '../scale/session.ts';

/** Seven in ten lines are of sales, one in twenty of a refund, the rest of periods with two studios each. */
const shares = { sales: 0.7, refunds: 0.05, periods: 0.125 };

/** Number of past months the lines are spread over. */
export const MONTHS = 6;

const studios = `with studio as (
  select array_agg(id order by id) as ids, count(*)::int as number from catalog_designer
)`;
const occurred = (index: string) =>
  `date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - interval '1 second' * (1 + ${index}::bigint * 7919 % (${MONTHS} * 28 * 86400))`;

const items = `insert into orders_item (id, order_id, asset_id, title, license, price_cents, discount_cents, position)
  select gen_random_uuid(), gen_random_uuid(), asset.ids[1 + index % cardinality(asset.ids)], 'Sold', 'standard',
    300 + index * 37 % 4000, index % 3 * (index % 100), 1
  from generate_series(1, $1::int) index, (select array_agg(id) as ids from catalog_asset) asset`;

const sales = `${studios}
  insert into royalties_line (event_key, kind, order_id, item_id, asset_id, studio_id, rate_card_version,
    rate_basis_points, net_cents, amount_cents, occurred_at, available_at)
  select 'order-paid:' || item.order_id, 'sale', item.order_id, item.id, item.asset_id,
    studio.ids[1 + item.index % studio.number], 1, 5000, item.net, (item.net * 5000 * 2 + 10000) / 20000,
    ${occurred('item.index')}, now()
  from (
    select id, order_id, asset_id, (price_cents - discount_cents)::bigint as net, row_number() over () as index
    from orders_item where title = 'Sold'
  ) item, studio`;

const refunds = `insert into royalties_line (event_key, kind, order_id, item_id, asset_id, studio_id, rate_card_version,
    rate_basis_points, net_cents, amount_cents, occurred_at, available_at)
  select 'order-refunded:' || id, 'refund', order_id, item_id, asset_id, studio_id, 1, 5000, 0 - back,
    0 - (2 * amount_cents::bigint * back + net_cents) / (2 * net_cents), occurred_at + interval '1 minute', now()
  from (
    select *, 1 + id % net_cents as back from royalties_line where kind = 'sale' and net_cents > 0 order by id limit $1
  ) sale`;

const periods = `${studios}
  insert into royalties_period (subscription_id, period_start, period_end, rate_card_version, rate_basis_points,
    studio_ids, patterns, net_cents, changes)
  select gen_random_uuid(), ended - interval '30 days', ended, 1, 5000,
    array[studio.ids[1 + index % studio.number], studio.ids[1 + (index + 1) % studio.number]],
    array[1 + index % 9, 1 + index % 4], 999 + index % 5000, 1
  from (select index, ${occurred('index')} as ended from generate_series(1, $1::int) index) period, studio`;

/** Splits by the largest remainder, reimplemented here because the database does not run the shop's code. */
const periodLines = `insert into royalties_line (event_key, kind, period_id, position, studio_id, rate_card_version,
    rate_basis_points, net_cents, amount_cents, occurred_at, available_at)
  select 'period-over:' || period_id || ':1', 'period', period_id, position, studio_id, 1, 5000, net_cents,
    whole + case when row_number() over (partition by period_id order by remainder desc, position)
      <= payable - sum(whole) over (partition by period_id) then 1 else 0 end, period_end, now()
  from (
    select period.id as period_id, period.net_cents, period.period_end, share.position, share.studio_id, payable,
      payable * share.patterns / total as whole, payable * share.patterns % total as remainder
    from royalties_period period
    cross join lateral (select (net_cents::bigint * 5000 * 2 + 10000) / 20000 as payable) half
    cross join lateral (select sum(count) as total from unnest(period.patterns) count) counted
    cross join lateral unnest(period.studio_ids, period.patterns) with ordinality share (studio_id, patterns, position)
  ) shared`;

const ledger = `with booked as (
    insert into ledger_transaction (key, kind, posted_at) values ('royalties-grown', 'royalties-sale', now()) returning id, posted_at
  ), earned as (
    select studio_id, sum(amount_cents) as cents from royalties_line group by studio_id
  )
  insert into ledger_entry (transaction_id, account, amount_cents, posted_at)
  select booked.id, 'royalties:' || studio_id, 0 - cents, posted_at from booked, earned where cents <> 0
  union all select booked.id, 'royalty-costs', (select sum(cents) from earned), posted_at from booked`;

/** Fills a disposable database with royalty lines, without their orders. @returns how many */
export async function growRoyalties(client: Session, events: number): Promise<number> {
  // The shop's statements time out after some seconds; inserting this many rows takes longer.
  await client.query("set statement_timeout = 0; set session_replication_role = 'replica'");
  await client.query(items, [Math.round(events * shares.sales)]);
  await client.query(sales);
  await client.query(refunds, [Math.round(events * shares.refunds)]);
  await client.query(periods, [Math.round(events * shares.periods)]);
  await client.query(periodLines);
  await client.query(ledger);
  await client.query('analyze');
  await client.query('reset session_replication_role; reset statement_timeout');
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from royalties_line');
  return rows[0]?.count ?? 0;
}
