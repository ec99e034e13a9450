-- Layered files of image editors are sold as they were made, beside the pictures that are made of them. Drawings may come
-- as PDF.
alter table artwork_source
  -- Of a picture: whether its master holds layers; then the master is sold, too.
  add column is_layered boolean not null default false,
  drop constraint artwork_source_media_type_check,
  add constraint artwork_source_media_type_check check (media_type in (
    'image/png', 'image/jpeg', 'image/webp', 'image/tiff', 'image/svg+xml', 'image/vnd.adobe.photoshop',
    'application/pdf'
  ));
alter table artwork_former_source add column is_layered boolean not null default false;

create or replace view artwork_source_view as
  select asset_id, kind, repeat_layout, family, variant, palette, seed, sha256, media_type, pixels, inks,
    is_plain_drawing, file_bytes, is_layered
  from artwork_source;

update submissions_submission set master = master || '{"isLayered": false}' where master is not null;
