-- The payment provider is asked outside of transactions: what is wanted is written down before it answers.

alter table orders_order
  -- Null until the payment session is open: nobody can see or pay the order before.
  alter column session_id drop not null,
  -- The newer order of the same cart that is opened once this one has ended.
  add column replaced_by uuid references orders_order,
  add check (session_id is not null or status in ('pending', 'expired'));
create index on orders_order (replaced_by) where replaced_by is not null;

-- The order that a checkout has placed and not answered yet: a repeated request goes on with it.
alter table idempotency_key add column order_id uuid references orders_order;
create index on idempotency_key (order_id) where order_id is not null;

alter table subscriptions_session
  alter column session_id drop not null,
  -- The provider is being asked to end it: it is not given to anyone again.
  add column is_closing boolean not null default false;

-- A session that is asked for again with the same key is the same session.
alter table payments_sandbox_session add column key text unique;
