-- How an asset is found by words (docs/adr/0047-language-of-search.md): whole words by field, pairs that stand side by
-- side, and the shades of the measured palette.

create or replace view catalog_listed_asset_view as
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
    descriptor, fingerprint, swatches,
    (select name from catalog_collection collection where collection.id = asset.collection_id) as collection_name
  from catalog_asset asset;

-- The shades people ask for, each a region of OKLCh; a hue range whose start exceeds its end runs over 0 degrees.
create table search_shade (
  word text primary key,
  least_lightness real not null,
  most_lightness real not null,
  least_chroma real not null,
  most_chroma real not null,
  from_hue real not null,
  to_hue real not null,
  -- Share of the picture from which an asset has the shade.
  least_share real not null
);
insert into search_shade values
  ('navy', 0.1, 0.4, 0.03, 0.4, 230, 292, 0.12),
  ('indigo', 0.2, 0.48, 0.05, 0.4, 255, 300, 0.15),
  ('cobalt', 0.36, 0.56, 0.1, 0.4, 245, 280, 0.12),
  ('denim', 0.35, 0.58, 0.04, 0.13, 235, 275, 0.15),
  ('sky', 0.72, 0.92, 0.03, 0.14, 215, 262, 0.12),
  ('powder', 0.78, 0.93, 0.015, 0.07, 215, 265, 0.15),
  ('teal', 0.28, 0.64, 0.035, 0.4, 178, 222, 0.12),
  ('turquoise', 0.62, 0.88, 0.06, 0.4, 178, 218, 0.1),
  ('aqua', 0.7, 0.93, 0.04, 0.4, 178, 218, 0.1),
  ('mint', 0.78, 0.96, 0.03, 0.14, 142, 182, 0.12),
  ('sage', 0.52, 0.82, 0.02, 0.085, 108, 168, 0.12),
  ('olive', 0.36, 0.66, 0.04, 0.15, 95, 128, 0.1),
  ('forest', 0.18, 0.45, 0.025, 0.4, 128, 178, 0.12),
  ('emerald', 0.36, 0.66, 0.08, 0.4, 142, 175, 0.1),
  ('lime', 0.72, 0.95, 0.14, 0.4, 110, 135, 0.08),
  ('mustard', 0.6, 0.84, 0.09, 0.4, 72, 100, 0.08),
  ('ochre', 0.52, 0.78, 0.08, 0.4, 62, 92, 0.1),
  ('gold', 0.66, 0.88, 0.085, 0.4, 75, 100, 0.08),
  ('lemon', 0.85, 0.98, 0.1, 0.4, 95, 115, 0.08),
  ('peach', 0.78, 0.93, 0.035, 0.13, 38, 75, 0.1),
  ('apricot', 0.72, 0.88, 0.07, 0.16, 50, 78, 0.1),
  ('coral', 0.62, 0.8, 0.11, 0.4, 15, 42, 0.08),
  ('terracotta', 0.44, 0.7, 0.075, 0.19, 28, 58, 0.1),
  ('rust', 0.38, 0.6, 0.09, 0.4, 28, 55, 0.1),
  ('burgundy', 0.18, 0.43, 0.055, 0.4, 345, 30, 0.1),
  ('crimson', 0.42, 0.6, 0.15, 0.4, 5, 30, 0.08),
  ('blush', 0.76, 0.95, 0.02, 0.1, 345, 52, 0.1),
  ('rose', 0.55, 0.8, 0.07, 0.2, 350, 22, 0.12),
  ('fuchsia', 0.48, 0.72, 0.15, 0.4, 335, 12, 0.08),
  ('plum', 0.2, 0.46, 0.045, 0.4, 308, 352, 0.1),
  ('lavender', 0.62, 0.9, 0.035, 0.14, 282, 318, 0.1),
  ('violet', 0.35, 0.62, 0.1, 0.4, 285, 315, 0.1),
  ('cream', 0.9, 0.985, 0.008, 0.06, 65, 115, 0.2),
  ('ivory', 0.93, 1, 0.004, 0.04, 60, 120, 0.25),
  ('beige', 0.76, 0.92, 0.012, 0.065, 55, 105, 0.15),
  ('tan', 0.6, 0.8, 0.035, 0.1, 50, 85, 0.1),
  ('chocolate', 0.2, 0.44, 0.025, 0.1, 30, 75, 0.1),
  ('charcoal', 0.2, 0.45, 0, 0.03, 0, 360, 0.12),
  ('gray', 0.4, 0.88, 0, 0.022, 0, 360, 0.15),
  ('black', 0, 0.27, 0, 0.035, 0, 360, 0.12),
  ('white', 0.95, 1, 0, 0.022, 0, 360, 0.25);

-- OKLCh of `#rrggbb`, by the matrices of Björn Ottosson; the hue in degrees.
create function search_oklch(hex text, out lightness float8, out chroma float8, out hue float8)
  language sql immutable strict as $$
  with channel as (
    select place, case when value <= 0.04045 then value / 12.92 else power((value + 0.055) / 1.055, 2.4) end as light
    from (
      select place, get_byte(decode(substr(hex, 2, 6), 'hex'), place) / 255.0::float8 as value
      from generate_series(0, 2) as place
    ) as byte
  ), linear as (
    select max(light) filter (where place = 0) as r, max(light) filter (where place = 1) as g,
      max(light) filter (where place = 2) as b
    from channel
  ), cone as (
    select cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) as l,
      cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) as m,
      cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) as s
    from linear
  ), lab as (
    select 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s as lightness,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s as a,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s as b
    from cone
  )
  select lightness, sqrt(a * a + b * b),
    case when b < 0 then atan2d(b, a) + 360 else atan2d(b, a) end
  from lab
$$;

-- The shades that cover enough of a measured palette.
create function search_shades(swatches jsonb) returns text[] language sql stable as $$
  select array(
    select shade.word
    from search_shade shade
    cross join jsonb_to_recordset(swatches) as swatch (hex text, share float8)
    cross join lateral search_oklch(swatch.hex) as color
    where color.lightness between shade.least_lightness and shade.most_lightness
      and color.chroma between shade.least_chroma and shade.most_chroma
      and case when shade.from_hue <= shade.to_hue then color.hue between shade.from_hue and shade.to_hue
        else color.hue >= shade.from_hue or color.hue <= shade.to_hue end
    group by shade.word, shade.least_share
    having sum(swatch.share) >= shade.least_share
    order by shade.word
  )
$$;

-- The words of a text as `searchWords` of the api reads what is typed: without accents, apostrophes and filler.
create function search_tokens(content text) returns text[] language sql immutable as $$
  select array(
    select word
    from regexp_split_to_table(
      lower(regexp_replace(normalize(content, NFKD), '[\u0300-\u036f''’ʼ]', '', 'g')),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+'
    ) with ordinality as part (word, place)
    where word <> '' and length(word) <= 60
      and word <> all (array['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
    order by place
  )
$$;

-- Each word with the one after it.
create function search_pairs(words text[]) returns text[] language sql immutable as $$
  select array(
    select words[place] || ' ' || words[place + 1] from generate_series(1, cardinality(words) - 1) as place
  )
$$;

alter table search_asset
  -- Same number, same drawing in other colors; null for what has a drawing of its own.
  add column drawing int;

create or replace function search_index_assets(asset_ids uuid[]) returns void language sql as $$
  insert into search_facet (facet, value, label, code, position)
    select 'tag', tag, tag, nextval('search_tag_code'), 0
    from (select distinct unnest(tags) as tag from catalog_listed_asset_view where id = any(asset_ids)) as used
    where not exists (select from search_facet where facet = 'tag' and value = tag)
    order by tag
    on conflict do nothing;

  delete from search_asset where asset_id = any(asset_ids);

  insert into search_asset
    (asset_id, sku, price_cents, popularity, rating, is_free, is_premium, published_at, codes, drawing)
    select asset.id, sku, price_cents, popularity, rating, is_free, is_premium, published_at,
      array[1000 + category_id, 1000 + subcategory_id]
        || array(select 1000 + id from unnest(filter_category_ids) as id)
        || array(
          select code from search_facet
          where (facet = 'tag' and value = any(tags)) or (facet = 'color' and value = any(colours))
            or (facet = 'license' and value = any(licence_types)) or (facet = 'orientation' and value = orientation)
            or (facet = 'repeat' and value = repeat_layout)
        ),
      hashtext(family || ' ' || variant)
    from catalog_listed_asset_view asset join artwork_source_view artwork on artwork.asset_id = asset.id
    where asset.id = any(asset_ids) and status = 'approved';

  insert into search_text (asset_id, doc)
    select asset.id, (
      select coalesce(string_agg(format('''%s'':%s', word, field), ' '), '')::tsvector
      from (
        select distinct unnest(words || search_pairs(words)) as word, '1A' as field
        from (select search_tokens(asset.title) as words) as title
        union all select asset.sku::text, '1A'
        union all
        select distinct unnest(words || search_pairs(words)), '2B'
        from (
          select search_tokens(phrase) as words
          from unnest(asset.tags || asset.colours || search_shades(asset.swatches)) as phrase
        ) as fact
        union all
        select distinct unnest(search_tokens(concat_ws(' ', asset.designer_name, asset.collection_name, (
          select string_agg(category.name, ' ') from catalog_category_view category
          where category.id = any(asset.filter_category_ids || array[asset.category_id, asset.subcategory_id])
        )))), '3C'
        union all
        select distinct unnest(search_tokens(asset.description)), '4'
      ) as entry
    )
    from catalog_listed_asset_view asset
    where asset.id = any(asset_ids) and exists (select from search_asset where asset_id = asset.id);
$$;

select search_index_assets(array(select asset_id from search_asset));
select search_count_words();
