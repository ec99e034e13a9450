-- Subscriptions: who has which plan, what was paid for it, and every step between its states.

create table subscriptions_subscription (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references account_user,
  plan_id text not null references subscriptions_plan,
  -- What is paid each period: a later change of the price list does not touch it.
  price_cents int not null check (price_cents > 0),
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'expired')),
  -- The payment provider's names for it and for the payer; null for a trial, which no provider knows.
  subscription_ref text unique,
  customer_ref text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  started_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  -- A downgrade that waits for the end of the period.
  pending_plan_id text references subscriptions_plan,
  pending_price_cents int check (pending_price_cents > 0),
  trial_ends_at timestamptz,
  grace_ends_at timestamptz,
  -- When the reminder of the end of the trial, or of the grace, was sent; null before.
  reminded_at timestamptz,
  ended_at timestamptz,
  end_cause text check (end_cause in ('trial-over', 'period-over', 'grace-over', 'provider', 'refund', 'second', 'payer')),
  check ((pending_plan_id is null) = (pending_price_cents is null)),
  check ((status = 'past_due') = (grace_ends_at is not null)),
  check ((status = 'expired') = (ended_at is not null)),
  check ((ended_at is null) = (end_cause is null)),
  check (status <> 'trialing' or trial_ends_at is not null),
  check (subscription_ref is not null or trial_ends_at is not null)
);
-- One running subscription and one trial for each account, whatever clicks.
create unique index subscriptions_one_running on subscriptions_subscription (user_id) where status <> 'expired';
create unique index subscriptions_one_trial on subscriptions_subscription (user_id) where trial_ends_at is not null;
create index on subscriptions_subscription (user_id, started_at);
-- What comes due by itself.
create index on subscriptions_subscription (trial_ends_at) where status in ('trialing', 'canceled');
create index on subscriptions_subscription (period_end) where status = 'canceled';
create index on subscriptions_subscription (grace_ends_at) where status = 'past_due';

create table subscriptions_transition (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references subscriptions_subscription on delete cascade,
  -- Null for the first; the same as `to_status` where only the plan changed.
  from_status text,
  to_status text not null,
  plan_id text not null references subscriptions_plan,
  -- What caused it, such as `subscription.renewed` or `cancel`.
  cause text not null,
  at timestamptz not null
);
create index on subscriptions_transition (subscription_id, id);

create table subscriptions_payment (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references subscriptions_subscription,
  payment_ref text not null unique,
  kind text not null check (kind in ('first', 'renewal', 'change')),
  -- 0 when credit of an earlier change covered it.
  amount_cents int not null check (amount_cents >= 0),
  refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
  paid_at timestamptz not null
);
create index on subscriptions_payment (subscription_id);

-- Refunds by the provider's name of them: each counts once.
create table subscriptions_refund (
  refund_ref text primary key,
  payment_id uuid not null references subscriptions_payment,
  amount_cents int not null check (amount_cents > 0),
  refunded_at timestamptz not null
);

create table subscriptions_session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references account_user,
  plan_id text not null references subscriptions_plan,
  price_cents int not null check (price_cents > 0),
  -- Unguessable, the provider's.
  session_id text not null unique,
  status text not null check (status in ('open', 'paid', 'expired')),
  payment_error text,
  subscription_id uuid references subscriptions_subscription,
  created_at timestamptz not null,
  check ((status = 'paid') = (subscription_id is not null))
);
-- Two pages that can both be paid would be two subscriptions.
create unique index subscriptions_one_open_session on subscriptions_session (user_id) where status = 'open';

-- Events that came before the start of the subscription they belong to.
create table subscriptions_early_event (
  event_id text primary key,
  subscription_ref text not null,
  event jsonb not null,
  received_at timestamptz not null
);
create index on subscriptions_early_event (subscription_ref);
