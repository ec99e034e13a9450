alter table orders_order add constraint orders_order_trial_check check (trial_count >= 0) not valid;
