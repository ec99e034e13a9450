-- Owners see what has left the shop: it keeps the day it was published, as what is for sale does.

update catalog_asset set published_at = created_at where status = 'withdrawn' and published_at is null;
alter table catalog_asset add constraint catalog_asset_withdrawn_published
  check (status <> 'withdrawn' or published_at is not null);
