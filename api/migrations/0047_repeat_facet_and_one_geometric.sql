-- How a pattern repeats is something to filter by.
alter table catalog_facet drop constraint catalog_facet_facet_check;
alter table catalog_facet add constraint catalog_facet_facet_check
  check (facet in ('menu', 'subcategory', 'filter', 'tag', 'color', 'orientation', 'license', 'repeat'));
insert into catalog_facet (facet, value, label, code, position) values
  ('repeat', 'block', 'Full drop', 5001, 1),
  ('repeat', 'half-drop', 'Half drop', 5002, 2),
  ('repeat', 'brick', 'Brick', 5003, 3),
  ('repeat', 'mirror', 'Mirror', 5004, 4);

-- A filter category that bears the name of a menu shelf holds what stands on that shelf: one word, one count.
alter table catalog_category add column shelf_id smallint references catalog_category;
update catalog_category set shelf_id = 2 where id = 51;
update catalog_asset set filter_category_ids = array_remove(filter_category_ids, 51::smallint)
  where 51 = any(filter_category_ids);

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
    (asset_id, sku, price_cents, downloads, rating, is_free, is_premium, published_at, codes)
    select asset.id, sku, case when is_free then 0 else usd_cents end, download_count, rating, is_free, is_premium,
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
