-- Design collections: what a studio draws to go together, in one palette; and what the engine measured of an asset.

create table catalog_collection (
  id smallint generated always as identity primary key,
  slug text not null unique,
  name text not null unique,
  designer_id smallint not null references catalog_designer,
  palette text not null,
  description text not null,
  -- Order among the collections of one studio, from 1.
  position smallint not null check (position > 0),
  unique (designer_id, position),
  -- Lets an asset's collection be tied to the studio of the asset.
  unique (id, designer_id)
);

alter table catalog_asset
  add column collection_id smallint,
  add column collection_role text check (collection_role in ('hero', 'coordinate', 'blender')),
  add column descriptor bytea,
  add column fingerprint bytea,
  add column seam_verified boolean not null default false,
  -- The risk of the seam check: from 0, seamless, to 1, surely broken.
  add column seam_score real check (seam_score between 0 and 1),
  add foreign key (collection_id, designer_id) references catalog_collection (id, designer_id),
  add check ((collection_id is null) = (collection_role is null)),
  -- One drawing may be sold in several layouts.
  drop constraint catalog_asset_family_variant_palette_seed_key,
  add unique (family, variant, palette, seed, repeat_layout);
create index on catalog_asset (collection_id) where collection_id is not null;
