-- Studios put their collections together themselves, of drafts and of patterns on sale.

-- What one studio calls a collection tells others nothing, not even that it is there.
alter table catalog_collection
  drop constraint catalog_collection_name_key,
  drop constraint catalog_collection_designer_id_position_key,
  add constraint catalog_collection_position unique (designer_id, position) deferrable,
  alter column palette drop not null,
  -- The pattern that stands for it, on sale or not; whatever is not in the collection stands for nothing.
  add column cover_id uuid,
  add column version int not null default 1;
create unique index catalog_collection_name on catalog_collection (designer_id, lower(name));

-- Where it stands in its collection, from 1; what has no place stands behind, in the order of roles.
alter table catalog_asset add column collection_position smallint;

-- The collection that a draft will be in; once it is on sale, that of the asset counts.
alter table submissions_submission
  add column collection_id smallint references catalog_collection,
  add column collection_role text check (collection_role in ('hero', 'coordinate', 'blender')),
  add column collection_position smallint,
  add check ((collection_id is null) = (collection_role is null));
create index on submissions_submission (collection_id) where collection_id is not null;

create or replace view catalog_asset_view as
  select id, sku, slug, title, status, category_id, designer_id, collection_id, collection_role, rating, rating_count,
    popularity, download_count, published_at, collection_position
  from catalog_asset;

create or replace view catalog_collection_view as
  select id, slug, name, description, designer_id, position, cover_id from catalog_collection;
