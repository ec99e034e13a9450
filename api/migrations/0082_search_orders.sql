-- Each order of a list is walked in an index, in both directions; what an index holds beside its key answers a page
-- without the rows (docs/adr/0046-lists-at-any-size.md).
drop index catalog_search_downloads_published_at_sku_idx;
drop index catalog_search_price_cents_published_at_sku_idx;
drop index catalog_search_price_cents_published_at_sku_idx1;
drop index catalog_search_published_at_sku_idx;
drop index catalog_search_rating_published_at_sku_idx;

create index search_asset_popular on search_asset (popularity desc, published_at desc, sku desc) include (asset_id);
create index search_asset_unpopular on search_asset (popularity, published_at desc, sku desc) include (asset_id);
create index search_asset_newest on search_asset (published_at desc, sku desc) include (asset_id);
create index search_asset_oldest on search_asset (published_at, sku desc) include (asset_id);
create index search_asset_cheapest on search_asset (price_cents, published_at desc, sku desc) include (asset_id);
create index search_asset_dearest on search_asset (price_cents desc nulls last, published_at desc, sku desc)
  include (asset_id);
create index search_asset_best on search_asset (rating desc nulls last, published_at desc, sku desc) include (asset_id);
create index search_asset_worst on search_asset (rating, published_at desc, sku desc) include (asset_id);

-- Digits within an asset number.
create index search_asset_digits on search_asset using gin ((sku::text) gin_trgm_ops);
