-- What studios are told of their royalties: a statement a month, which never changes once it is there.
create table royalties_statement (
  id uuid primary key,
  studio_id smallint not null references catalog_designer,
  -- Counts the statements of a studio.
  number int not null check (number > 0),
  -- Such as `2026-11`.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  line_count int not null check (line_count > 0),
  total_cents int not null,
  -- Of its CSV, which is made anew from its lines whenever it is asked for.
  csv_sha256 text not null check (csv_sha256 ~ '^[0-9a-f]{64}$'),
  frozen_at timestamptz not null,
  unique (studio_id, number),
  unique (studio_id, month)
);
-- Each line stands on one statement.
create table royalties_statement_line (
  line_id bigint primary key references royalties_line,
  -- It is written once its lines are known.
  statement_id uuid not null references royalties_statement deferrable initially deferred
);
create index on royalties_statement_line (statement_id, line_id);

create trigger royalties_statement_stays before update or delete on royalties_statement
  for each row execute function ledger_refuse_change();
create trigger royalties_statement_line_stays before update or delete on royalties_statement_line
  for each row execute function ledger_refuse_change();

-- What was bought in an order, and for how much.
create view orders_item_view as select id, order_id, price_cents, discount_cents from orders_item;
