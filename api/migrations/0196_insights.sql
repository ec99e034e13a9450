-- How often the page of a pattern was opened on a day, and nothing of who opened it.
create table insights_viewed (
  asset_id uuid not null references catalog_asset on delete cascade,
  day date not null,
  count int not null check (count > 0),
  primary key (asset_id, day)
);
create index insights_viewed_day on insights_viewed (day);

-- Sales of the patterns of studios, refunded later or not.
create view royalties_sale_view as
  select studio_id, asset_id, occurred_at from royalties_line where kind = 'sale' and studio_id is not null;
