-- The sandbox provider bills subscriptions, refunds payments, and can be told to deliver its events badly.

alter table payments_sandbox_session
  -- How its events are delivered: the page offers it to those who test.
  add column delivery text not null default 'once' check (delivery in ('once', 'twice', 'late', 'out-of-order')),
  -- Null for a single payment.
  add column interval text check (interval in ('month', 'year')),
  add column reference text,
  add column customer_ref text,
  -- Of the test card that asks for a confirmation, while it does. Never a number.
  add column card_brand text,
  add column card_last4 text check (card_last4 ~ '^\d{4}$'),
  add check ((interval is null) = (reference is null) and (interval is null) = (customer_ref is null));

create table payments_sandbox_subscription (
  id text primary key,
  session_id text not null unique references payments_sandbox_session,
  reference text not null,
  customer_ref text not null,
  label text not null,
  price_cents int not null check (price_cents > 0),
  interval text not null check (interval in ('month', 'year')),
  status text not null check (status in ('active', 'past-due', 'ended')),
  -- Months are counted from here, so that the 31st comes back after a short month.
  anchor_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  -- What an earlier change left over; used before the card is.
  credit_cents int not null default 0 check (credit_cents >= 0),
  pending_price_cents int check (pending_price_cents > 0),
  pending_interval text check (pending_interval in ('month', 'year')),
  pending_label text,
  ends_with_period boolean not null default false,
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^\d{4}$'),
  -- The test card that pays once and is refused ever after.
  is_card_refused boolean not null,
  attempts int not null default 0 check (attempts >= 0),
  -- When it is billed next: the period's end, or the next attempt after it.
  due_at timestamptz not null,
  delivery text not null,
  created_at timestamptz not null,
  check ((pending_price_cents is null) = (pending_interval is null)),
  check ((pending_price_cents is null) = (pending_label is null)),
  check (not ends_with_period or pending_price_cents is null)
);
create index on payments_sandbox_subscription (due_at) where status <> 'ended';
create index on payments_sandbox_subscription (customer_ref);

create table payments_sandbox_payment (
  id text primary key,
  amount_cents int not null check (amount_cents >= 0),
  refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
  -- Charging again with the same key charges nothing.
  key text not null unique,
  delivery text not null,
  created_at timestamptz not null
);

create table payments_sandbox_refund (
  key text primary key,
  payment_id text not null references payments_sandbox_payment,
  amount_cents int not null check (amount_cents > 0),
  created_at timestamptz not null
);

-- Sessions at Stripe with the address of their page: it is told once, when the session is opened.
create table payments_stripe_session (
  id text primary key,
  url text not null,
  created_at timestamptz not null
);

insert into payments_sandbox_payment (id, amount_cents, key, delivery, created_at)
  select 'pay_' || id, amount_cents, id, 'once', created_at from payments_sandbox_session where status = 'paid';
