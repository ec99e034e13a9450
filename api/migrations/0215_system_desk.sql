-- The desk of the system: what the provider told that could not be given its effect, and what must be true of the books.

-- Events that failed. One is here until it has its effect, by being delivered or processed again.
create table payments_failed_event (
  id text primary key,
  type text not null,
  -- As the shop understood it; of a card the last four digits at most.
  event jsonb not null,
  failure text not null,
  tries int not null default 1,
  received_at timestamptz not null,
  failed_at timestamptz not null
);
create index payments_event_received on payments_event (received_at desc, id);

-- What the last look at live data found.
create table system_money_check (
  name text primary key,
  finding_count int not null check (finding_count >= 0),
  checked_at timestamptz not null,
  -- When something was found after a look that had found nothing; null while nothing is.
  failing_since timestamptz,
  check ((failing_since is null) = (finding_count = 0))
);

-- What others may read to compare money, books and rights.
create view orders_money_view as
  select id, number, status, total_cents, payment_ref, created_at, completed_at from orders_order;
create view ledger_transaction_view as
  select id, key, kind, posted_at from ledger_transaction;
create view ledger_entry_view as
  select transaction_id, account, amount_cents from ledger_entry;
create view downloads_right_view as
  select license_number, license, order_id, plan_name, acquired_at, revoked_at from downloads_entitlement;
create view royalties_statement_sum_view as
  select statement.id, statement.studio_id, statement.number, statement.frozen_at, statement.total_cents,
    (select coalesce(sum(line.amount_cents), 0)::bigint
      from royalties_statement_line listed join royalties_line line on line.id = listed.line_id
      where listed.statement_id = statement.id) as sum_cents
  from royalties_statement statement;
