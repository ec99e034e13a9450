-- Layered files of image editors are sold as they were made, beside the pictures that are made of them. Drawings may come
-- as PDF.
alter table artwork_source
  -- Of a picture: whether its master holds layers; then the master is sold, too.
  add column is_layered boolean not null default false,
  drop constraint artwork_source_media_type_check,
  add constraint artwork_source_media_type_check check (media_type in (
    'image/png', 'image/jpeg', 'image/webp', 'image/tiff', 'image/svg+xml', 'image/vnd.adobe.photoshop',
    'application/pdf'
  )),
  drop constraint artwork_source_check,
  add constraint artwork_source_check check (case kind
    when 'spec' then num_nulls(family, variant, palette, seed) = 0
      and num_nonnulls(sha256, media_type, pixels, inks, is_plain_drawing) = 0 and not is_layered
    else num_nonnulls(family, variant, palette, seed) = 0 and num_nulls(sha256, media_type, pixels) = 0
      and (is_plain_drawing is not null) = (media_type in ('image/svg+xml', 'application/pdf'))
      and (inks is null or is_plain_drawing is not null) and (not is_layered or media_type = 'image/vnd.adobe.photoshop')
  end);
alter table artwork_former_source add column is_layered boolean not null default false;

create or replace view artwork_source_view as
  select asset_id, kind, repeat_layout, family, variant, palette, seed, sha256, media_type, pixels, inks,
    is_plain_drawing, file_bytes, is_layered
  from artwork_source;

update submissions_submission set master = master || '{"isLayered": false}' where master is not null;
