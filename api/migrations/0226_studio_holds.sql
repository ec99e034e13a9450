-- Studios that the shop holds: nothing of theirs is on sale, and their payouts wait.
create table studios_hold (
  studio_id smallint primary key references catalog_designer on delete cascade,
  -- Names the hold, of which the studio is told once.
  id bigint generated always as identity unique,
  reason text not null check (length(reason) between 1 and 500),
  held_at timestamptz not null
);
create view studios_held_view as select studio_id, reason, held_at from studios_hold;

-- Patterns that are held with their studio are put on sale again with it.
alter table submissions_asset_hold add column is_of_studio boolean not null default false;

create index studios_member_studio on studios_member (studio_id);
