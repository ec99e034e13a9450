-- That the shop will hold a studio, of which the studio is told before.
create table studios_announced_hold (
  studio_id smallint primary key references catalog_designer on delete cascade,
  -- Names the announcement, of which the studio is told once.
  id bigint generated always as identity unique,
  reason text not null check (length(reason) between 1 and 500),
  announced_at timestamptz not null,
  starts_at timestamptz not null
);
create index studios_announced_hold_due on studios_announced_hold (starts_at);
