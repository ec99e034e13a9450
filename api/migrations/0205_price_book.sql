-- The price book is changed at a desk, in versions: from now or from a day, for a category, for what a license adds, or
-- for one pattern. What holds stands where prices are read; the versions say how it came to that, and what is planned.
create table catalog_price_version (
  kind text not null check (kind in ('category', 'surcharge', 'asset')),
  -- The id of the category or of the asset, or the name of the license.
  key text not null,
  -- Counts the versions of one price.
  version int not null check (version > 0),
  -- Null where a pattern costs what its category does again.
  usd_cents int check (usd_cents >= 0),
  inr_paise int check (inr_paise >= 0),
  reason text not null,
  starts_at timestamptz not null,
  created_at timestamptz not null,
  status text not null check (status in ('planned', 'started', 'canceled')),
  primary key (kind, key, version),
  check ((usd_cents is null) = (inr_paise is null)),
  check (kind = 'asset' or usd_cents is not null)
);
create unique index catalog_price_planned on catalog_price_version (kind, key) where status = 'planned';

insert into catalog_price_version (kind, key, version, usd_cents, inr_paise, reason, starts_at, created_at, status)
  select 'category', category_id::text, 1, usd_cents, inr_paise, 'The first price', now(), now(), 'started'
  from catalog_category_price
  union all
  select 'surcharge', license, 1, usd_cents, inr_paise, 'The first price', now(), now(), 'started'
  from catalog_license_surcharge;

alter table catalog_asset
  -- What it costs by itself, whatever its category costs.
  add column own_usd_cents int check (own_usd_cents > 0),
  add column own_inr_paise int check (own_inr_paise > 0),
  add constraint catalog_asset_own_price check ((own_usd_cents is null) = (own_inr_paise is null));
create index catalog_asset_with_own_price on catalog_asset (sku) where own_usd_cents is not null;

create or replace view catalog_listed_asset_view as
  select id, sku, title, description, status, is_free, is_premium, category_id, subcategory_id,
    filter_category_ids
      || array(select category.id from catalog_category category where category.menu_category_id = asset.category_id)
      as filter_category_ids,
    designer_id,
    (select name from catalog_designer designer where designer.id = asset.designer_id) as designer_name,
    collection_id,
    case when is_free then 0
      else coalesce(
        own_usd_cents,
        (select usd_cents from catalog_category_price price where price.category_id = asset.category_id)
      )
    end as price_cents,
    license_types, tags, colors, orientation, rating, popularity, download_count, published_at, updated_at,
    descriptor, fingerprint, swatches,
    (select name from catalog_collection collection where collection.id = asset.collection_id) as collection_name
  from catalog_asset asset;
