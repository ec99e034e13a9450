-- The books are browsed, and compared every night with what the payment provider has.

create index ledger_transaction_posted on ledger_transaction (posted_at, id);
create index ledger_transaction_key_prefix on ledger_transaction (key text_pattern_ops);

-- One comparison; it is finished when all of its differences are written down.
create table money_reconciliation (
  id bigint generated always as identity primary key,
  provider text not null,
  -- What happened from here on was compared.
  since timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  charge_count int not null,
  refund_count int not null,
  difference_count int not null
);
create table money_difference (
  reconciliation_id bigint not null references money_reconciliation on delete cascade,
  position int not null,
  difference text not null check (difference in ('missing-here', 'missing-there', 'other-amount')),
  kind text not null check (kind in ('charge', 'refund')),
  -- What the provider calls it.
  reference text not null,
  their_cents bigint,
  our_cents bigint,
  -- The key of our transaction; null where there is none.
  ledger_key text,
  order_number text,
  happened_at timestamptz not null,
  primary key (reconciliation_id, position)
);

-- What the last comparison found, for the checks on live money.
create view money_open_difference_view as
  select reference, order_number, coalesce(their_cents, our_cents) as cents, happened_at
  from money_difference where reconciliation_id = (select max(id) from money_reconciliation);
