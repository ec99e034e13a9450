-- What a studio sees of one of its patterns: how often it was sold, and what of it is the studio's.
create index royalties_line_asset_idx on royalties_line (asset_id) where asset_id is not null;
create index downloads_plan_use_asset_idx on downloads_plan_use (asset_id);
create view royalties_asset_view as
  select asset_id, studio_id, (count(*) filter (where kind = 'sale'))::int as sale_count, sum(amount_cents)::int as amount_cents
  from royalties_line where asset_id is not null and studio_id is not null group by asset_id, studio_id;
