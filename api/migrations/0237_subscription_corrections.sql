-- What those who run the shop order for a subscription, by the key of the request: each is done once.
create table subscriptions_correction (
  subscription_id uuid not null references subscriptions_subscription on delete cascade,
  key text not null,
  kind text not null check (kind in ('plan-change', 'day-credit', 'payment-retry')),
  ordered_at timestamptz not null,
  primary key (subscription_id, key)
);

-- Money off the next bills of a subscription, by the key that makes it count once.
create table payments_sandbox_credit (
  key text primary key,
  subscription_id text not null references payments_sandbox_subscription,
  amount_cents int not null check (amount_cents > 0),
  created_at timestamptz not null
);
