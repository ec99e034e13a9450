-- What owners say of the patterns they hold: one review of each pattern by each owner, changed by writing it again.

create table reviews_review (
  id uuid primary key default gen_random_uuid(),
  asset_id uuid not null references catalog_asset,
  user_id uuid not null references account_user on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (asset_id, user_id)
);
create index on reviews_review (asset_id, created_at desc, id);
create index on reviews_review (user_id);
