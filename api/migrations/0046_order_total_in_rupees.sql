-- What an order's total was in the rupees of the price book on its day: shown beside the dollars that were charged.
-- Orders from before this migration have none.
alter table orders_order add column total_inr_paise integer check (total_inr_paise >= 0);
