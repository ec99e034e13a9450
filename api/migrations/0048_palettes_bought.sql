-- The palette a pattern is bought and downloaded in: the slug of one of the shop's; null for the colours it was drawn in.
-- An entitlement covers the drawing in every palette that is offered for it: its own says which one was bought.

alter table cart_item add column palette text;
alter table orders_item add column palette text;
alter table downloads_entitlement add column palette text;
alter table downloads_download add column palette text;
