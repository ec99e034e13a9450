-- The one table of plans. Prices are charged in USD; every word about limits is made from these rows.

create table subscriptions_plan (
  id text primary key,
  -- Plans of one offer are shown beside each other: those of the plan dialog, or those of the pricing page.
  offer text not null check (offer in ('membership', 'pricing')),
  tier text not null check (tier in ('membership', 'starter', 'pro', 'elite')),
  name text not null,
  interval text not null check (interval in ('month', 'year')),
  price_cents int not null check (price_cents > 0),
  -- Null is without limit.
  downloads_a_month int check (downloads_a_month > 0),
  licence text not null check (licence in ('standard', 'commercial', 'extended')),
  includes_premium boolean not null,
  trial_days int not null default 0 check (trial_days >= 0),
  perks text[] not null default '{}',
  is_popular boolean not null default false,
  position int not null,
  unique (tier, interval)
);
insert into subscriptions_plan
  (id, offer, tier, name, interval, price_cents, downloads_a_month, licence, includes_premium, trial_days, perks,
    is_popular, position)
values
  ('membership-monthly', 'membership', 'membership', 'Monthly', 'month', 999, null, 'commercial', false, 7,
    '{Premium support,Early access}', false, 1),
  ('membership-yearly', 'membership', 'membership', 'Yearly', 'year', 9999, null, 'commercial', false, 7,
    '{Premium support,Early access}', true, 2),
  ('starter-monthly', 'pricing', 'starter', 'Starter', 'month', 1900, 10, 'standard', true, 0, '{}', false, 3),
  ('starter-yearly', 'pricing', 'starter', 'Starter', 'year', 19000, 10, 'standard', true, 0, '{}', false, 4),
  ('pro-monthly', 'pricing', 'pro', 'Pro', 'month', 4900, 50, 'commercial', true, 0, '{}', true, 5),
  ('pro-yearly', 'pricing', 'pro', 'Pro', 'year', 49000, 50, 'commercial', true, 0, '{}', true, 6),
  ('elite-monthly', 'pricing', 'elite', 'Elite', 'month', 14900, null, 'extended', true, 0,
    '{API keys,Custom requests,Named manager}', false, 7),
  ('elite-yearly', 'pricing', 'elite', 'Elite', 'year', 149000, null, 'extended', true, 0,
    '{API keys,Custom requests,Named manager}', false, 8);
