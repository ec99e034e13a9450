-- The most popular asset of each category, as of the last minute: to find one passes over all that are more popular and
-- stand elsewhere (docs/adr/0152-covers-of-categories-are-kept.md).
create table search_category_cover (
  category_id int primary key,
  asset_id uuid not null
);

-- The cover is the one that is kept while it stands in the category, else it is found.
create or replace view search_category_view as
  select category_id, asset_count, coalesce(kept.asset_id, found.asset_id) as cover_id
  from (
    select key - 1000 as category_id, sum(assets)::int as asset_count
    from search_count_now where kind = 'code' and key between 1001 and 1999 group by key having sum(assets) > 0
  ) as counted
  left join lateral (
    select asset.asset_id from search_category_cover cover join search_asset asset using (asset_id)
    where cover.category_id = counted.category_id and asset.codes @> array[1000 + counted.category_id]
  ) as kept on true
  left join lateral (
    select asset_id from search_asset where kept.asset_id is null and codes @> array[1000 + counted.category_id]
    order by popularity desc, published_at desc, sku desc limit 1
  ) as found on true;

-- Finds the covers anew; writes those alone that are others now.
create function search_keep_covers() returns void language sql as $$
  with found as (
    select category.id as category_id, cover.asset_id from catalog_category_view category cross join lateral (
      select asset_id from search_asset where codes @> array[1000 + category.id]
      order by popularity desc, published_at desc, sku desc limit 1
    ) as cover
  ), gone as (
    delete from search_category_cover where category_id not in (select category_id from found)
  )
  insert into search_category_cover as kept (category_id, asset_id) select category_id, asset_id from found
    on conflict (category_id) do update set asset_id = excluded.asset_id where kept.asset_id <> excluded.asset_id
$$;
