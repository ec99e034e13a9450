-- How studios are paid: by whom they are known for it, and what was paid to each.
create table payouts_account (
  studio_id smallint primary key references catalog_designer,
  -- What the provider calls the studio, once it does.
  account_ref text unique,
  status text not null default 'pending' check (status in ('pending', 'active', 'restricted')),
  -- What the provider still asks for, in its words.
  reason text,
  created_at timestamptz not null,
  check (account_ref is not null or status = 'pending')
);

create table payouts_payout (
  id uuid primary key,
  studio_id smallint not null references payouts_account,
  account_ref text not null,
  -- Counts the payouts of a studio.
  number int not null check (number > 0),
  -- The month whose payout it is, such as `2026-11`; null for one that was asked for.
  month text check (month ~ '^\d{4}-\d{2}$'),
  amount_cents int not null check (amount_cents > 0),
  status text not null default 'requested' check (status in ('requested', 'sent', 'paid', 'failed', 'returned')),
  -- Why it failed or came back.
  reason text,
  requested_at timestamptz not null,
  settled_at timestamptz,
  unique (studio_id, number),
  unique (studio_id, month),
  check ((settled_at is null) = (status in ('requested', 'sent'))),
  check ((reason is null) = (status not in ('failed', 'returned')))
);
-- At most one on its way.
create unique index payouts_payout_in_flight on payouts_payout (studio_id) where status in ('requested', 'sent');

-- The sandbox that pays nobody: whom it knows, and what it was asked to pay.
create table payouts_sandbox_account (
  id text primary key,
  -- What we call the account: asking again opens no second one.
  reference text not null unique,
  email text not null,
  country text not null,
  status text not null default 'pending' check (status in ('pending', 'active', 'restricted')),
  -- What becomes of payouts to its bank.
  bank text check (bank in ('pays', 'fails', 'returns')),
  -- Where its page leads back to.
  return_url text,
  created_at timestamptz not null
);

create table payouts_sandbox_payout (
  -- Ours: asking again pays nothing twice.
  reference text primary key,
  account_id text not null references payouts_sandbox_account,
  amount_cents int not null check (amount_cents > 0),
  created_at timestamptz not null
);
