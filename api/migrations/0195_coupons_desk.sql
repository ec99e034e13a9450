-- Coupons are made, changed and switched off at a desk.
alter table coupon
  add column note text not null default '' check (length(note) <= 200),
  add column created_at timestamptz not null default now(),
  -- Counts the changes.
  add column version int not null default 1;
create index coupon_created on coupon (created_at, code);
create index coupon_code_prefix on coupon (code text_pattern_ops);

-- What was paid with a coupon, for who looks after coupons.
create or replace view orders_placed_view as
  select number, user_id, receipt_email, status, total_cents, created_at, id, discount_cents from orders_order;
