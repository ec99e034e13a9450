-- The catalogue: shelves, price book, studios, assets, and the rows that answer searches.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- No stemming: titles and tags are names, and prefixes plus the word list below forgive endings.
create text search configuration catalog_words (copy = simple);
alter text search configuration catalog_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, simple;

-- One tree. Menu shelves have subcategories as children; filter categories stand alone.
create table catalog_category (
  id smallint primary key,
  parent_id smallint references catalog_category,
  kind text not null check (kind in ('menu', 'filter')),
  slug text not null unique,
  name text not null,
  position smallint not null
);
create index on catalog_category (parent_id);

insert into catalog_category (id, kind, slug, name, position) values
  (1, 'menu', 'contemporary', 'Contemporary', 1),
  (2, 'menu', 'geometric', 'Geometric', 2),
  (3, 'menu', 'nature-organic', 'Nature & Organic', 3),
  (4, 'menu', 'vintage-heritage', 'Vintage & Heritage', 4),
  (5, 'menu', 'minimalist', 'Minimalist', 5),
  (6, 'menu', 'abstract-art', 'Abstract Art', 6),
  (7, 'menu', 'cultural-heritage', 'Cultural Heritage', 7),
  (8, 'menu', 'texture-surface', 'Texture & Surface', 8),
  -- The menu owns the slug `geometric`, so this one says what it narrows by.
  (51, 'filter', 'geometric-style', 'Geometric', 1),
  (52, 'filter', 'floral', 'Floral', 2),
  (53, 'filter', 'abstract', 'Abstract', 3),
  (54, 'filter', 'vintage', 'Vintage', 4),
  (55, 'filter', 'modern', 'Modern', 5),
  (56, 'filter', 'minimal', 'Minimal', 6),
  (57, 'filter', 'organic', 'Organic', 7),
  (58, 'filter', 'pattern', 'Pattern', 8),
  (59, 'filter', 'texture', 'Texture', 9),
  (60, 'filter', 'background', 'Background', 10);

insert into catalog_category (id, parent_id, kind, slug, name, position) values
  (11, 1, 'menu', 'pop-memphis', 'Pop & Memphis', 1),
  (12, 1, 'menu', 'cut-paper', 'Cut Paper', 2),
  (13, 1, 'menu', 'modern-florals', 'Modern Florals', 3),
  (14, 1, 'menu', 'retro-revival', 'Retro Revival', 4),
  (15, 2, 'menu', 'stars-polygons', 'Stars & Polygons', 1),
  (16, 2, 'menu', 'checks-plaids', 'Checks & Plaids', 2),
  (17, 2, 'menu', 'optical', 'Optical', 3),
  (18, 2, 'menu', 'blocks-arcs', 'Blocks & Arcs', 4),
  (19, 3, 'menu', 'bold-blooms', 'Bold Blooms', 1),
  (20, 3, 'menu', 'vines-foliage', 'Vines & Foliage', 2),
  (21, 3, 'menu', 'meadow-ditsy', 'Meadow & Ditsy', 3),
  (22, 3, 'menu', 'tropical-fruit', 'Tropical & Fruit', 4),
  (23, 4, 'menu', 'art-deco', 'Art Deco', 1),
  (24, 4, 'menu', 'damask-paisley', 'Damask & Paisley', 2),
  (25, 4, 'menu', 'mid-century', 'Mid-Century', 3),
  (26, 4, 'menu', 'heirloom-florals', 'Heirloom Florals', 4),
  (27, 5, 'menu', 'simple-shapes', 'Simple Shapes', 1),
  (28, 5, 'menu', 'fine-lines', 'Fine Lines', 2),
  (29, 5, 'menu', 'small-repeats', 'Small Repeats', 3),
  (30, 5, 'menu', 'quiet-neutrals', 'Quiet Neutrals', 4),
  (31, 6, 'menu', 'watercolour-washes', 'Watercolour Washes', 1),
  (32, 6, 'menu', 'brush-gesture', 'Brush & Gesture', 2),
  (33, 6, 'menu', 'flow-contour', 'Flow & Contour', 3),
  (34, 6, 'menu', 'colour-play', 'Colour Play', 4),
  (35, 7, 'menu', 'japanese-waves', 'Japanese Waves', 1),
  (36, 7, 'menu', 'stitch-indigo', 'Stitch & Indigo', 2),
  (37, 7, 'menu', 'silk-road', 'Silk Road Textiles', 3),
  (38, 7, 'menu', 'tiles-mosaics', 'Tiles & Mosaics', 4),
  (39, 8, 'menu', 'stone-terrazzo', 'Stone & Terrazzo', 1),
  (40, 8, 'menu', 'woven-cloth', 'Woven Cloth', 2),
  (41, 8, 'menu', 'skins-grain', 'Skins & Grain', 3),
  (42, 8, 'menu', 'painted-surface', 'Painted Surface', 4);

-- Other words for a shelf: in addresses, and as the chips of the designers directory.
create table catalog_category_alias (
  scope text not null check (scope in ('address', 'designers')),
  alias text not null,
  category_id smallint not null references catalog_category,
  primary key (scope, alias)
);
insert into catalog_category_alias (scope, alias, category_id) values
  ('address', 'nature', 3), ('address', 'nature-and-organic', 3),
  ('address', 'vintage-and-heritage', 4), ('address', 'heritage', 4),
  ('address', 'abstract-and-art', 6), ('address', 'cultural', 7),
  ('address', 'texture-and-surface', 8),
  ('designers', 'Contemporary', 1), ('designers', 'Geometric', 2), ('designers', 'Vintage', 4),
  ('designers', 'Nature', 3), ('designers', 'Minimalist', 5), ('designers', 'Abstract', 6);

-- The price book: integer minor units of every currency, no live rate. A category without a row has no price yet.
create table catalog_category_price (
  category_id smallint primary key references catalog_category,
  usd_cents int not null check (usd_cents > 0),
  inr_paise int not null check (inr_paise > 0)
);
insert into catalog_category_price (category_id, usd_cents, inr_paise) values
  (1, 900, 74900), (2, 800, 64900), (3, 1200, 99900), (4, 1400, 114900),
  (5, 600, 49900), (6, 1000, 84900), (7, 1800, 149900), (8, 700, 57900);

-- What a licence adds to the category price.
create table catalog_licence_surcharge (
  licence text primary key,
  usd_cents int not null check (usd_cents >= 0),
  inr_paise int not null check (inr_paise >= 0)
);
insert into catalog_licence_surcharge values ('extended', 1000, 89900);

create table catalog_designer (
  id smallint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  specialty text not null,
  bio text not null,
  country text not null,
  joined_year smallint not null,
  category_id smallint not null references catalog_category
);

create sequence catalog_sku as int start with 10000000 maxvalue 99999999;

create table catalog_asset (
  id uuid primary key default gen_random_uuid(),
  sku int not null unique default nextval('catalog_sku'),
  slug text not null unique,
  title text not null,
  description text not null,
  alt_text text not null,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'withdrawn')),
  category_id smallint not null references catalog_category,
  subcategory_id smallint not null references catalog_category,
  filter_category_ids smallint[] not null,
  designer_id smallint not null references catalog_designer,
  is_free boolean not null default false,
  is_premium boolean not null default false,
  licence_types text[] not null,
  -- What the pattern engine draws it from.
  family text not null,
  variant smallint not null,
  palette text not null,
  seed int not null,
  repeat_layout text not null check (repeat_layout in ('block', 'half-drop', 'brick', 'mirror')),
  width_px int not null default 3500,
  height_px int not null default 3500,
  orientation text not null generated always as (
    case when width_px > height_px then 'landscape' when width_px < height_px then 'portrait' else 'square' end
  ) stored,
  tags text[] not null,
  colours text[] not null,
  swatches jsonb not null,
  dominant_colour text not null,
  thumbhash text not null,
  rating numeric(2, 1),
  rating_count int not null default 0,
  download_count int not null default 0,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not (is_free and is_premium)),
  check (status <> 'approved' or published_at is not null),
  unique (family, variant, palette, seed)
);
alter sequence catalog_sku owned by catalog_asset.sku;
create index on catalog_asset (category_id);
create index on catalog_asset (designer_id);

-- Every value one can filter by, as one number, so that a filter is an overlap of two arrays.
create table catalog_facet (
  facet text not null check (facet in ('menu', 'subcategory', 'filter', 'tag', 'color', 'orientation', 'license')),
  value text not null,
  label text not null,
  code int not null,
  position int not null,
  -- Aliases lead to the code of another value and are never listed.
  is_alias boolean not null default false,
  primary key (facet, value)
);
create unique index on catalog_facet (code) where not is_alias;
create sequence catalog_tag_code as int start with 10000;

insert into catalog_facet (facet, value, label, code, position)
  select case when kind = 'filter' then 'filter' when parent_id is null then 'menu' else 'subcategory' end,
    slug, name, 1000 + id, position
  from catalog_category;
insert into catalog_facet (facet, value, label, code, position, is_alias)
  select case when kind = 'filter' then 'filter' when parent_id is null then 'menu' else 'subcategory' end,
    alias, name, 1000 + id, position, true
  from catalog_category_alias join catalog_category on id = category_id
  where scope = 'address';
insert into catalog_facet (facet, value, label, code, position)
  select 'color', name, name, 2000 + ordinal, ordinal
  from unnest(array['Black & White', 'Blue', 'Red', 'Green', 'Yellow', 'Purple', 'Orange', 'Pink', 'Brown', 'Multicolor'])
    with ordinality as colour (name, ordinal);
insert into catalog_facet (facet, value, label, code, position) values
  ('orientation', 'landscape', 'Landscape', 3001, 1),
  ('orientation', 'portrait', 'Portrait', 3002, 2),
  ('orientation', 'square', 'Square', 3003, 3),
  ('license', 'standard', 'Standard', 4001, 1),
  ('license', 'extended', 'Extended', 4002, 2),
  ('license', 'commercial', 'Commercial', 4003, 3),
  ('license', 'personal', 'Personal', 4004, 4);

-- One narrow row per approved asset; `catalog_index_assets` writes it in the transaction of the asset.
create table catalog_search (
  asset_id uuid primary key references catalog_asset on delete cascade,
  sku int not null,
  price_cents int,
  downloads int not null,
  rating numeric(2, 1),
  is_free boolean not null,
  is_premium boolean not null,
  published_at timestamptz not null,
  codes int[] not null
);
create index on catalog_search (downloads desc, published_at desc, sku desc);
create index on catalog_search (published_at desc, sku desc);
create index on catalog_search (price_cents, published_at desc, sku desc);
create index on catalog_search (price_cents desc nulls last, published_at desc, sku desc);
create index on catalog_search (rating desc nulls last, published_at desc, sku desc);
create index on catalog_search (sku);
create index on catalog_search using gin (codes);

-- Apart from the narrow row, which would be six times as wide with it.
create table catalog_search_text (
  asset_id uuid primary key references catalog_search on delete cascade,
  doc tsvector not null
);
create index on catalog_search_text using gin (doc);

-- The words of all documents: prefixes are looked up here, and near words when nothing begins as typed.
create table catalog_search_word (
  word text primary key,
  document_count int not null
);
create index on catalog_search_word (word text_pattern_ops);
create index on catalog_search_word using gin (word gin_trgm_ops);

-- Brings the search rows of the given assets in step with the assets.
create function catalog_index_assets(asset_ids uuid[]) returns void language sql as $$
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
        || array(
          select code from catalog_facet
          where (facet = 'tag' and value = any(tags)) or (facet = 'color' and value = any(colours))
            or (facet = 'license' and value = any(licence_types)) or (facet = 'orientation' and value = orientation)
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

-- Counts the words of all documents anew.
create function catalog_count_words() returns void language sql as $$
  delete from catalog_search_word;
  insert into catalog_search_word (word, document_count)
    select word, ndoc from ts_stat('select doc from catalog_search_text') where word ~ '[^0-9]';
$$;
