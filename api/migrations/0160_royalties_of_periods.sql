-- What studios earn of subscriptions: half of the net of each period, shared by what was claimed in it.

-- Each period that was paid for, with what of its payments has not gone back. It ends where the next one begins, where
-- its subscription has moved on to, or where that has ended; else where the subscription says.
create view subscriptions_period_view as
  select period.subscription_id, period.period_start, period.net_cents, period.changed_at,
    greatest(period.period_start, least(
      lead(period.period_start) over (partition by period.subscription_id order by period.period_start),
      case when subscription.period_start > period.period_start then subscription.period_start
        else subscription.period_end end,
      subscription.ended_at
    )) as period_end
  from (
    select payment.subscription_id, payment.period_start,
      sum(payment.amount_cents - payment.refunded_cents)::int as net_cents,
      greatest(max(payment.paid_at), max(refund.refunded_at)) as changed_at
    from subscriptions_payment payment
    left join lateral (
      select max(refunded_at) as refunded_at from subscriptions_refund where payment_id = payment.id
    ) refund on true
    group by payment.subscription_id, payment.period_start
  ) period
  join subscriptions_subscription subscription on subscription.id = period.subscription_id;
create index on subscriptions_refund (payment_id);

-- Which patterns were claimed with which subscription, which goes by text there.
create view downloads_plan_use_view as select subscription_id, asset_id, used_at from downloads_plan_use;

create table royalties_period (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  rate_card_version smallint not null,
  rate_basis_points int not null check (rate_basis_points between 0 and 10000),
  -- Whose patterns were claimed, whoever's was claimed first leading, and how many. Null among them is the shop.
  studio_ids smallint[] not null,
  patterns int[] not null,
  -- What of the period's net its lines have shared so far, and in how many events.
  net_cents int not null default 0 check (net_cents >= 0),
  changes int not null default 0,
  unique (subscription_id, period_start),
  check (cardinality(studio_ids) = cardinality(patterns))
);

alter table royalties_line
  alter column order_id drop not null,
  alter column item_id drop not null,
  alter column asset_id drop not null,
  add column period_id uuid references royalties_period,
  -- Which of the studios of the period it is the share of, counted from 1.
  add column position smallint,
  add unique (event_key, position),
  drop constraint royalties_line_kind_check,
  drop constraint royalties_line_check1,
  add check (kind in ('sale', 'refund', 'period', 'period-refund')),
  add check (case kind
    when 'sale' then net_cents >= 0 and amount_cents between 0 and net_cents
    when 'refund' then net_cents < 0 and amount_cents between net_cents and 0
    when 'period' then net_cents > 0 else net_cents < 0 end),
  add check (num_nulls(order_id, item_id, asset_id) = case when kind in ('sale', 'refund') then 0 else 3 end),
  add check (num_nulls(period_id, position) = case when kind in ('sale', 'refund') then 2 else 0 end);
create index royalties_line_period on royalties_line (period_id) where period_id is not null;
