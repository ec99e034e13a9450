-- What lists show of one asset beside what it is found by names it, as what its page shows does
-- (docs/adr/0172-a-change-of-one-pattern-forgets-no-other.md). Prices of categories and licenses still name none.

drop trigger search_note_listing on catalog_asset;
drop trigger search_note_asset on catalog_asset;
create trigger search_note_asset
  after update of alt_text, orientation, dominant_color, thumbhash, sale_ends_at, own_usd_cents, own_inr_paise, description,
    license_types, seam_verified, collection_role, tags, colors, swatches, status, slug, title, category_id, designer_id,
    collection_id, is_free, is_premium, published_at on catalog_asset
  for each row when (old is distinct from new) execute function search_note_asset();

drop trigger search_note_listing on artwork_source;
drop trigger search_note_artwork on artwork_source;
create trigger search_note_artwork
  after update of kind, repeat_layout, family, variant, palette, seed, sha256, media_type, pixels, inks, is_plain_drawing, is_layered,
    file_bytes on artwork_source
  for each row when (old is distinct from new) execute function search_note_artwork();
