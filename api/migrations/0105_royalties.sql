-- What studios earn. A line is a fact that stays as it is; what goes back to a buyer takes from it by a line of its own.
create table royalties_line (
  id bigint generated always as identity primary key,
  -- What caused it, such as `order-paid:…`: it has its effect once.
  event_key text not null,
  kind text not null check (kind in ('sale', 'refund')),
  order_id uuid not null,
  item_id uuid not null references orders_item,
  asset_id uuid not null references catalog_asset,
  -- Null for the shop's own patterns: they earn nothing, and take their part of a refund.
  studio_id smallint references catalog_designer,
  rate_card_version smallint not null,
  rate_basis_points int not null check (rate_basis_points between 0 and 10000),
  -- What the buyer paid for it, or, negative, got back.
  net_cents int not null,
  amount_cents int not null,
  occurred_at timestamptz not null,
  -- When it can be paid out.
  available_at timestamptz not null,
  unique (event_key, item_id),
  check (studio_id is not null or amount_cents = 0),
  check (case kind when 'sale' then net_cents >= 0 and amount_cents between 0 and net_cents
    else net_cents < 0 and amount_cents between net_cents and 0 end)
);
create index royalties_line_order on royalties_line (order_id);
create index royalties_line_studio on royalties_line (studio_id, occurred_at) where studio_id is not null;

create trigger royalties_line_stays before update or delete on royalties_line
  for each row execute function ledger_refuse_change();

-- What is owed to a studio is an account of its own, such as `royalties:7`.
alter table ledger_entry drop constraint ledger_entry_account_check,
  add constraint ledger_entry_account_check check (account ~ '^[a-z]+(-[a-z]+)*(:[0-9]+)?$');
