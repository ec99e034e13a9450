-- Limited editions are made at a desk, which lists them.
create or replace view catalog_asset_view as
  select id, sku, slug, title, status, category_id, designer_id, collection_id, collection_role, rating, rating_count,
    popularity, download_count, published_at, collection_position, sale_ends_at
  from catalog_asset;
