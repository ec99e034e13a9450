-- The books of a million orders are browsed by account, counted by day and looked over as a whole: each from an index that
-- has all it needs.

-- The instant of its transaction, so that an account is read in the order of time.
alter table ledger_entry add column posted_at timestamptz;
alter table ledger_entry disable trigger ledger_entry_stays;
update ledger_entry entry set posted_at = booked.posted_at
  from ledger_transaction booked where booked.id = entry.transaction_id;
alter table ledger_entry enable trigger ledger_entry_stays;

-- The order that is paid by a transaction: its id ends the key.
alter table ledger_transaction add column order_id uuid generated always as (
  case when key ~ '^order-paid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(key, 12)::uuid end
) stored;
create index ledger_transaction_order on ledger_transaction (order_id) include (id) where kind = 'order-paid';
drop index ledger_transaction_posted;
alter table ledger_transaction
  add constraint ledger_transaction_posted unique (posted_at, id) include (kind);

alter table ledger_entry
  alter column posted_at set not null,
  drop constraint ledger_entry_transaction_id_fkey,
  -- An entry has the instant of its transaction.
  add constraint ledger_entry_of_transaction
    foreign key (posted_at, transaction_id) references ledger_transaction (posted_at, id),
  drop constraint ledger_entry_pkey,
  add primary key (transaction_id, account) include (amount_cents);
drop index ledger_entry_account_idx;
create index ledger_entry_by_account on ledger_entry (account, posted_at, transaction_id) include (amount_cents);

create or replace view ledger_transaction_view as
  select id, key, kind, posted_at, order_id from ledger_transaction;
create or replace view ledger_entry_view as
  select transaction_id, account, amount_cents, posted_at from ledger_entry;

-- What was sold, beside what was booked and what was licensed.
create index orders_order_sold on orders_order (id) include (status, total_cents)
  where status in ('completed', 'refunded', 'partially_refunded');
create index orders_order_without_payment on orders_order (id)
  where payment_ref is null and total_cents > 0 and status in ('completed', 'refunded', 'partially_refunded');
drop index downloads_entitlement_order_id_idx;
create index downloads_entitlement_order on downloads_entitlement (order_id) include (revoked_at, plan_name, license);
