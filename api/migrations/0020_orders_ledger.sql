-- The books of the shop, the way of an order, refunds, and coupons with limits.

-- Double entry: what leaves one account reaches another, so every transaction, and thus the whole ledger, sums to 0.
create table ledger_transaction (
  id uuid primary key default gen_random_uuid(),
  -- Names the fact that is booked, such as `order-paid:…`: it is booked once.
  key text not null unique,
  kind text not null,
  posted_at timestamptz not null
);
create table ledger_entry (
  transaction_id uuid not null references ledger_transaction,
  account text not null check (account ~ '^[a-z]+(-[a-z]+)*$'),
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (transaction_id, account)
);
create index on ledger_entry (account);

create function ledger_require_balance() returns trigger language plpgsql as $$
declare
  booked uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  difference bigint := (select sum(amount_cents) from ledger_entry where transaction_id = booked);
begin
  if difference is distinct from 0 then
    raise exception 'ledger transaction % does not sum to 0 but to %', booked, difference
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is booked stays: a correction is a transaction of its own' using errcode = 'check_violation';
end $$;
create constraint trigger ledger_transaction_balances after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_require_balance('id');
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_require_balance('transaction_id');
create trigger ledger_transaction_stays before update or delete on ledger_transaction
  for each row execute function ledger_refuse_change();
create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();

-- Orders: the provider's name for the payment, every status, and each step between them.
alter table orders_order drop constraint orders_order_status_check, drop constraint orders_order_check2;
alter table orders_order
  add column payment_ref text unique,
  add check (status in ('pending', 'paid', 'completed', 'failed', 'expired', 'refunded', 'partially_refunded')),
  add check (completed_at is not null or status not in ('completed', 'refunded', 'partially_refunded')),
  add check (completed_at is null or status not in ('pending', 'failed', 'expired'));
-- The sandbox, the only provider until now, names a payment after its session.
update orders_order set payment_ref = 'pay_' || session_id where status = 'completed' and total_cents > 0;

create table orders_transition (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders_order on delete cascade,
  from_status text,
  to_status text not null,
  -- What caused it, such as `payment.succeeded` or `checkout`.
  cause text not null,
  at timestamptz not null
);
create index on orders_transition (order_id, id);

alter table orders_item
  -- Bought at the difference between two licences.
  add column is_upgrade boolean not null default false,
  -- Its part of the order's discount: what a refund of it leaves out.
  add column discount_cents int not null default 0;
-- Whole cents of each proportion first; what is left, a few cents, belongs to the dearest.
update orders_item item set discount_cents = sold.discount_cents::bigint * item.price_cents / sold.subtotal_cents
  from orders_order sold where sold.id = item.order_id and sold.discount_cents > 0;
update orders_item item set discount_cents = item.discount_cents + rest.cents
  from (
    select distinct on (sold.id) dearest.id,
      sold.discount_cents - sum(dearest.discount_cents) over (partition by sold.id) as cents
    from orders_order sold join orders_item dearest on dearest.order_id = sold.id
    where sold.discount_cents > 0 order by sold.id, dearest.price_cents desc
  ) rest
  where rest.id = item.id;
alter table orders_item add check (discount_cents between 0 and price_cents);

create table orders_refund (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders_order,
  amount_cents int not null check (amount_cents > 0),
  -- Null for a refund that was made at the provider's.
  reason text check (reason in ('duplicate', 'failed-delivery', 'defective-file')),
  -- The patterns whose licence ends with it.
  asset_ids uuid[] not null default '{}',
  requested_by uuid references account_user on delete set null,
  requested_at timestamptz not null,
  refund_ref text unique,
  completed_at timestamptz,
  check ((refund_ref is null) = (completed_at is null))
);
create index on orders_refund (order_id);

-- Refunds that were reported before the payment they belong to.
create table payments_parked_refund (
  refund_ref text primary key,
  payment_ref text not null,
  amount_cents int not null check (amount_cents > 0),
  received_at timestamptz not null
);
create index on payments_parked_refund (payment_ref);

-- What was sold before there were books.
insert into ledger_transaction (key, kind, posted_at)
  select 'order-paid:' || id, 'order-paid', completed_at from orders_order
  where status = 'completed' and subtotal_cents > 0;
insert into ledger_entry (transaction_id, account, amount_cents)
  select booked.id, entry.account, entry.amount_cents
  from orders_order sold
  join ledger_transaction booked on booked.key = 'order-paid:' || sold.id
  cross join lateral (values
    ('provider', sold.total_cents), ('discounts', sold.discount_cents), ('sales', -sold.subtotal_cents)
  ) as entry (account, amount_cents)
  where entry.amount_cents <> 0;
insert into orders_transition (order_id, from_status, to_status, cause, at)
  select id, null, 'pending', 'checkout', created_at from orders_order
  union all
  select id, 'pending', status, 'recorded later', coalesce(completed_at, created_at)
  from orders_order where status <> 'pending';

-- Coupons: a share or an amount, between two instants, so often in all and for each person, for some patterns.
alter table coupon rename column expires_at to valid_to;
alter table coupon
  alter column discount_basis_points drop not null,
  add column amount_usd_cents int check (amount_usd_cents > 0),
  add column amount_inr_paise int check (amount_inr_paise > 0),
  add column valid_from timestamptz,
  add column most_uses int check (most_uses > 0),
  add column most_uses_per_person int check (most_uses_per_person > 0),
  add column category_id smallint references catalog_category,
  add column is_premium_only boolean not null default false,
  add column min_subtotal_usd_cents int check (min_subtotal_usd_cents > 0),
  add check (valid_from < valid_to),
  add check ((amount_usd_cents is null) = (amount_inr_paise is null)),
  add check ((discount_basis_points is null) <> (amount_usd_cents is null));

-- A use is taken when an order is placed, and given back when the order ends unpaid.
create table coupon_use (
  order_id uuid primary key references orders_order on delete cascade,
  coupon_code text not null references coupon,
  -- SHA-256 of the address mail to this person ends up at: variants of one address are one person.
  person_hash text not null,
  user_id uuid not null,
  is_settled boolean not null default false
);
create index on coupon_use (coupon_code, person_hash);
