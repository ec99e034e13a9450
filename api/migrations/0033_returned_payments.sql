-- Money that was not due for an order: it goes back by itself.
create table orders_returned_payment (
  -- What the provider calls it.
  payment_ref text primary key,
  order_id uuid not null references orders_order,
  cause text not null check (cause in ('second-payment', 'wrong-amount')),
  amount_cents int not null check (amount_cents > 0),
  received_at timestamptz not null,
  -- When the provider reported that it has gone back; null before.
  returned_at timestamptz
);
create index on orders_returned_payment (order_id);
