create table orders_trial_line (
  order_id uuid not null references orders_order (id),
  note text not null
);
