-- That the shop will take a pattern from sale, of which its studio is told before.
create table submissions_announced_hold (
  -- Names the announcement, of which its studio is told once.
  id bigint generated always as identity unique,
  asset_id uuid primary key references catalog_asset on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  announced_at timestamptz not null,
  starts_at timestamptz not null
);
create index submissions_announced_hold_due on submissions_announced_hold (starts_at);
