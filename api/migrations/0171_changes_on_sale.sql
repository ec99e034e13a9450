-- Changes of what is on sale: who changed what, when; for good.
create table submissions_asset_change (
  id bigint generated always as identity primary key,
  asset_id uuid not null references catalog_asset on delete cascade,
  kind text not null check (kind in ('edited', 'revised', 'withdrawn', 'returned')),
  -- Null once their account is deleted.
  actor_id uuid references account_user on delete set null,
  -- What is said of the pattern, before and after.
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null
);
create index submissions_asset_change_of on submissions_asset_change (asset_id, id);
create index submissions_asset_change_by on submissions_asset_change (actor_id);

-- A version that keeps its file keeps its picture.
alter table submissions_submission drop constraint submissions_submission_picture_key;
create index submissions_submission_picture on submissions_submission (picture);

-- A pattern on sale has one newer version at a time.
create unique index submissions_submission_newer on submissions_submission (asset_id)
  where asset_id is not null and status not in ('approved', 'rejected', 'withdrawn');

-- What assets were made from before: whoever bought it then keeps those files.
create table artwork_former_source (
  like artwork_source,
  replaced_at timestamptz not null,
  primary key (asset_id, replaced_at),
  foreign key (asset_id) references catalog_asset on delete cascade
);
