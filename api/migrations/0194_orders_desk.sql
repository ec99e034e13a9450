-- Orders are listed, sorted and searched by those who run the shop.
create index orders_order_created on orders_order (created_at, id);
create index orders_order_status on orders_order (status, created_at, id);
create index orders_order_total on orders_order (total_cents, id);
create index orders_order_number_prefix on orders_order (number text_pattern_ops);

drop index orders_order_receipt_email;
create index orders_order_receipt_email on orders_order (lower(receipt_email) text_pattern_ops);
