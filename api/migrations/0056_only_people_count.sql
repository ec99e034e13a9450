-- What the sample catalogue says of its popularity orders lists and is shown nowhere; ratings and downloads are counted
-- from what people did.
-- What the sample began with and every download since: the order of lists.
alter table catalog_asset rename column download_count to popularity;
alter table catalog_asset
  -- Licences whose files people have fetched.
  add column download_count int not null default 0,
  -- As `heat`, of those downloads alone.
  add column download_heat double precision;
create index on catalog_asset (download_count desc) where status = 'approved' and download_count > 0;
create index on catalog_asset (download_heat desc) where status = 'approved' and download_heat is not null;

update catalog_asset set download_count = fetched.count, download_heat = fetched.heat
from (
  select asset_id, count(*) as count,
    max(weeks) + ln(sum(power(2::float8, weeks - newest))) / ln(2::float8) as heat
  from (
    select asset_id, catalog_weeks(last_downloaded_at) as weeks,
      max(catalog_weeks(last_downloaded_at)) over (partition by asset_id) as newest
    from downloads_entitlement where last_downloaded_at is not null
  ) as each
  group by asset_id
) as fetched
where catalog_asset.id = fetched.asset_id;

update catalog_asset set rating = null, rating_count = 0;
update catalog_asset set rating = reviewed.mean, rating_count = reviewed.count
from (select asset_id, round(avg(stars), 1) as mean, count(*) as count from reviews_shown group by asset_id) as reviewed
where catalog_asset.id = reviewed.asset_id;

alter table catalog_search rename column downloads to popularity;

-- Brings the search rows of the given assets in step with the assets.
create or replace function catalog_index_assets(asset_ids uuid[]) returns void language sql as $$
  insert into catalog_facet (facet, value, label, code, position)
    select 'tag', tag, tag, nextval('catalog_tag_code'), 0
    from (select distinct unnest(tags) as tag from catalog_asset where id = any(asset_ids)) as used
    where not exists (select from catalog_facet where facet = 'tag' and value = tag)
    order by tag
    on conflict do nothing;

  delete from catalog_search where asset_id = any(asset_ids);

  insert into catalog_search
    (asset_id, sku, price_cents, popularity, rating, is_free, is_premium, published_at, codes)
    select asset.id, sku, case when is_free then 0 else usd_cents end, popularity, rating, is_free, is_premium,
      published_at,
      array[1000 + asset.category_id, 1000 + subcategory_id]
        || array(select 1000 + id from unnest(filter_category_ids) as id)
        || array(select 1000 + id from catalog_category where shelf_id = asset.category_id)
        || array(
          select code from catalog_facet
          where (facet = 'tag' and value = any(tags)) or (facet = 'color' and value = any(colours))
            or (facet = 'license' and value = any(licence_types)) or (facet = 'orientation' and value = orientation)
            or (facet = 'repeat' and value = repeat_layout)
        )
    from catalog_asset asset left join catalog_category_price price on price.category_id = asset.category_id
    where asset.id = any(asset_ids) and status = 'approved';

  insert into catalog_search_text (asset_id, doc)
    select asset.id,
      setweight(to_tsvector('catalog_words', title || ' ' || sku), 'A')
        || setweight(to_tsvector('catalog_words', array_to_string(tags || colours, ' ') || ' ' || designer.name), 'B')
        || setweight(to_tsvector('catalog_words', asset.description), 'C')
    from catalog_asset asset join catalog_designer designer on designer.id = asset.designer_id
    where asset.id = any(asset_ids) and status = 'approved';
$$;

select catalog_index_assets(array(select id from catalog_asset));
