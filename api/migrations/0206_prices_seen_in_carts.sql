-- What a pattern cost when it was put into a cart, so that its owner is told when it costs something else.
alter table cart_item
  -- Under the license of the line, in US cents; null where it had no price.
  add column put_in_at_cents int check (put_in_at_cents >= 0);
update cart_item line set put_in_at_cents = listed.price_cents + case line.license when 'extended' then extended.usd_cents else 0 end
  from catalog_listed_asset_view listed, catalog_license_surcharge extended
  where listed.id = line.asset_id and extended.license = 'extended';
create index cart_item_by_asset on cart_item (asset_id, license);

-- For who changes prices.
create view cart_line_view as select cart_id, asset_id, license from cart_item;
