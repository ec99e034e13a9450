-- What lists show of assets beside what they are found by, so that a process which keeps it hears of each change
-- (docs/adr/0156-tiles-are-kept-until-they-change.md). No asset is named: all of them may show something else.

create function search_note_listing() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) values (null, true);
  notify search_change;
  return null;
end
$$;

create trigger search_note_listing
  after update of alt_text, orientation, dominant_color, thumbhash, sale_ends_at, own_usd_cents, own_inr_paise on catalog_asset
  for each statement execute function search_note_listing();
create trigger search_note_listing
  after update of kind, repeat_layout, family, variant, palette, seed, sha256, media_type, pixels, inks, is_plain_drawing, is_layered
  on artwork_source
  for each statement execute function search_note_listing();
create trigger search_note_listing after insert or update or delete or truncate on catalog_category_price
  for each statement execute function search_note_listing();
create trigger search_note_listing after insert or update or delete or truncate on catalog_license_surcharge
  for each statement execute function search_note_listing();
