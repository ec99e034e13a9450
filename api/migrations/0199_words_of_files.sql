-- What files say of their pattern: its description and tags, too.
create or replace view catalog_pictured_asset_view as
  select asset.id, asset.sku, asset.slug, asset.title, asset.status, asset.is_free, asset.published_at,
    (select name from catalog_designer designer where designer.id = asset.designer_id) as designer_name,
    asset.description, asset.tags
  from catalog_asset asset;
