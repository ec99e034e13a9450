-- no transaction
-- Few orders are refunded: the desk lists them by total without passing all that are not.
create index concurrently if not exists orders_order_refunded on orders_order (total_cents, id)
  where status in ('partially_refunded', 'refunded');
