-- Pictures that patterns are searched by: what they look like, never the pictures themselves. Kept for a day.
create table search_picture (
  id uuid primary key default gen_random_uuid(),
  descriptor bytea not null,
  fingerprint bytea not null,
  created_at timestamptz not null
);
create index search_picture_by_age on search_picture (created_at);
