alter table orders_order add column trial_note text;
