-- A use of a coupon is reserved by an order and redeemed by its payment.
alter table coupon_use rename column is_settled to is_redeemed;
