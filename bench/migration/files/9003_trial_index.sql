-- no transaction
create index concurrently if not exists orders_order_trial on orders_order (trial_count, created_at);
