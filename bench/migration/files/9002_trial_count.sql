alter table orders_order add column trial_count integer not null default 0;
