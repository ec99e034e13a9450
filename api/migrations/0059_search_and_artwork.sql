-- Search and artwork stand apart from the catalogue: each writes its own tables, and reads of the others what they
-- publish as views (docs/adr/0036-artwork-has-sources.md).

alter table catalog_search rename to search_asset;
alter table catalog_search_text rename to search_text;
alter table catalog_search_word rename to search_word;
alter table catalog_facet rename to search_facet;
alter sequence catalog_tag_code rename to search_tag_code;

-- What the picture of an asset comes from: a spec that the engine draws, or a master that somebody uploaded.
create table artwork_source (
  asset_id uuid primary key references catalog_asset on delete cascade,
  kind text not null check (kind in ('spec', 'upload')),
  repeat_layout text not null check (repeat_layout in ('block', 'half-drop', 'brick', 'mirror')),
  -- Of a spec: all that the engine draws from.
  family text,
  variant smallint,
  palette text,
  seed int,
  -- Of an upload: the master lies under its SHA-256 among the files, untouched.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text check (media_type in ('image/png', 'image/jpeg', 'image/webp', 'image/tiff', 'image/svg+xml')),
  -- Edge of its production bitmaps.
  pixels int check (pixels > 0),
  -- Of a drawing: its colours as `#rrggbb`, the one that covers most first; null where it cannot be recoloured.
  inks text[] check (cardinality(inks) > 1),
  -- Of a drawing: whether the vector writers can write all of it.
  is_plain_drawing boolean,
  -- { "version": of the generator, "bytes": { format: size } }; null until the files were made.
  file_bytes jsonb,
  unique (family, variant, palette, seed, repeat_layout),
  check (case kind
    when 'spec' then num_nulls(family, variant, palette, seed) = 0
      and num_nonnulls(sha256, media_type, pixels, inks, is_plain_drawing) = 0
    else num_nonnulls(family, variant, palette, seed) = 0 and num_nulls(sha256, media_type, pixels) = 0
      and (is_plain_drawing is not null) = (media_type = 'image/svg+xml')
      and (inks is null or media_type = 'image/svg+xml')
  end)
);
insert into artwork_source (asset_id, kind, repeat_layout, family, variant, palette, seed, file_bytes)
  select id, 'spec', repeat_layout, family, variant, palette, seed, file_bytes from catalog_asset;

alter table catalog_asset alter column orientation drop expression;
alter table catalog_asset
  alter column orientation set default 'square',
  add check (orientation in ('landscape', 'portrait', 'square')),
  drop column family,
  drop column variant,
  drop column palette,
  drop column seed,
  drop column repeat_layout,
  drop column file_bytes,
  drop column width_px,
  drop column height_px;

create view artwork_source_view as
  select asset_id, kind, repeat_layout, family, variant, palette, seed, sha256, media_type, pixels, inks,
    is_plain_drawing, file_bytes
  from artwork_source;

-- What pictures and production files say of an asset.
create view catalog_pictured_asset_view as
  select asset.id, asset.sku, asset.slug, asset.title, asset.status, asset.is_free, asset.published_at,
    (select name from catalog_designer designer where designer.id = asset.designer_id) as designer_name
  from catalog_asset asset;

-- What an asset is found by.
create view catalog_listed_asset_view as
  select id, sku, title, description, status, is_free, is_premium, category_id, subcategory_id,
    filter_category_ids
      || array(select category.id from catalog_category category where category.shelf_id = asset.category_id)
      as filter_category_ids,
    designer_id,
    (select name from catalog_designer designer where designer.id = asset.designer_id) as designer_name,
    collection_id,
    case when is_free then 0
      else (select usd_cents from catalog_category_price price where price.category_id = asset.category_id)
    end as price_cents,
    licence_types, tags, colours, orientation, rating, popularity, download_count, published_at, updated_at,
    descriptor, fingerprint
  from catalog_asset asset;

create view catalog_listed_designer_view as
  select id, slug, name from catalog_designer;

create view catalog_listed_collection_view as
  select id, slug from catalog_collection;

create view catalog_featured_asset_view as
  select item.asset_id from shop_collection_item item
  join shop_collection collection on collection.id = item.collection_id
  where collection.slug = 'featured';

-- How many assets stand on each shelf that is not empty, and the most popular of them.
create view search_category_view as
  select category_id, asset_count, cover.asset_id as cover_id
  from (
    select code - 1000 as category_id, count(*)::int as asset_count
    from search_asset cross join lateral unnest(codes) as code
    where code between 1001 and 1999 group by code
  ) as counted
  left join lateral (
    select asset_id from search_asset where codes @> array[1000 + category_id]
    order by popularity desc, published_at desc, sku desc limit 1
  ) as cover on true;

drop function catalog_index_assets(uuid[]);
drop function catalog_count_words();

-- Brings the search rows of the given assets in step with the assets.
create function search_index_assets(asset_ids uuid[]) returns void language sql as $$
  insert into search_facet (facet, value, label, code, position)
    select 'tag', tag, tag, nextval('search_tag_code'), 0
    from (select distinct unnest(tags) as tag from catalog_listed_asset_view where id = any(asset_ids)) as used
    where not exists (select from search_facet where facet = 'tag' and value = tag)
    order by tag
    on conflict do nothing;

  delete from search_asset where asset_id = any(asset_ids);

  insert into search_asset
    (asset_id, sku, price_cents, popularity, rating, is_free, is_premium, published_at, codes)
    select asset.id, sku, price_cents, popularity, rating, is_free, is_premium, published_at,
      array[1000 + category_id, 1000 + subcategory_id]
        || array(select 1000 + id from unnest(filter_category_ids) as id)
        || array(
          select code from search_facet
          where (facet = 'tag' and value = any(tags)) or (facet = 'color' and value = any(colours))
            or (facet = 'license' and value = any(licence_types)) or (facet = 'orientation' and value = orientation)
            or (facet = 'repeat' and value = repeat_layout)
        )
    from catalog_listed_asset_view asset join artwork_source_view artwork on artwork.asset_id = asset.id
    where asset.id = any(asset_ids) and status = 'approved';

  insert into search_text (asset_id, doc)
    select asset.id,
      setweight(to_tsvector('catalog_words', title || ' ' || sku), 'A')
        || setweight(to_tsvector('catalog_words', array_to_string(tags || colours, ' ') || ' ' || designer_name), 'B')
        || setweight(to_tsvector('catalog_words', asset.description), 'C')
    from catalog_listed_asset_view asset
    where asset.id = any(asset_ids) and exists (select from search_asset where asset_id = asset.id);
$$;

-- Counts the words of all documents anew.
create function search_count_words() returns void language sql as $$
  delete from search_word;
  insert into search_word (word, document_count)
    select word, ndoc from ts_stat('select doc from search_text') where word ~ '[^0-9]';
$$;
