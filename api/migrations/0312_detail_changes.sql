-- What a page shows of an asset beside what lists are made of, so that a process which keeps it hears of each change
-- (docs/adr/0169-details-are-kept-until-they-change.md). The asset is named: the others are kept on.

create function search_note_asset() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) values (new.id, true);
  notify search_change;
  return null;
end
$$;

create function search_note_artwork() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) values (new.asset_id, true);
  notify search_change;
  return null;
end
$$;

create trigger search_note_asset
  after update of description, license_types, seam_verified, collection_role, tags, colors, swatches, status, slug, title,
    category_id, designer_id, collection_id, is_free, is_premium, published_at on catalog_asset
  for each row when (old is distinct from new) execute function search_note_asset();
-- The sizes of files are known once they were made for the first time.
create trigger search_note_artwork
  after update of file_bytes on artwork_source
  for each row when (old.file_bytes is distinct from new.file_bytes) execute function search_note_artwork();
create trigger search_note_listing after update of name, slug on catalog_category
  for each statement execute function search_note_listing();
