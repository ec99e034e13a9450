-- Patterns are found, reworded and taken from sale by the staff.
create index catalog_asset_title_prefix on catalog_asset (lower(title) text_pattern_ops);
create index catalog_asset_placed on catalog_asset (status, sku);
create index catalog_designer_name_prefix on catalog_designer (lower(name) text_pattern_ops);

-- What the shop has taken from sale: its studio does not bring it back.
create table submissions_asset_hold (
  -- Names the hold, of which its studio is told once.
  id bigint generated always as identity unique,
  asset_id uuid primary key references catalog_asset on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  held_at timestamptz not null
);

-- The kinds of notices are those of domain/src/notices.ts.
alter table notices_notice drop constraint notices_notice_kind_check;
alter table notices_notice add constraint notices_notice_kind_check check (kind ~ '^[a-z]+(_[a-z]+)*$');
