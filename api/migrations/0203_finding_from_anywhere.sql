-- Tickets and coupons are found by the beginning of what people quote, from every desk.
create index support_ticket_number_prefix on support_ticket (number text_pattern_ops);
create view cart_coupon_view as select code, note from coupon;
