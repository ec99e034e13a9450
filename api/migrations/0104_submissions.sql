-- What studios hand in to be sold: one row is one version of one pattern, from the arrival of its file to the verdict.
create table submissions_submission (
  id uuid primary key default gen_random_uuid(),
  studio_id smallint not null references catalog_designer on delete cascade,
  -- Who sent the file; null once their account is deleted: the submission is the studio's.
  account_id uuid references account_user on delete set null,
  -- The pattern on sale; null before the first approval.
  asset_id uuid references catalog_asset on delete set null,
  -- An upload that is told twice makes one submission.
  upload_id uuid not null unique,
  status text not null check (status in ('draft', 'checking', 'ready', 'failed', 'submitted', 'in_review',
    'changes_requested', 'approved', 'rejected', 'appealed', 'withdrawn')),
  file_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null,
  -- What the check of the file told; null until it is checked.
  report jsonb,
  -- The file of its picture, which nobody can guess; null until it could be drawn.
  picture text unique,
  title text not null,
  description text not null default '',
  tags text[] not null default '{}',
  category_id smallint references catalog_category,
  subcategory_id smallint references catalog_category,
  repeat_layout text not null default 'block' check (repeat_layout in ('block', 'half-drop', 'brick', 'mirror')),
  repeat_millimeters integer check (repeat_millimeters between 10 and 5000),
  offers_extended boolean not null default true,
  creation_method text check (creation_method in ('by_hand', 'by_rule', 'digital', 'generative')),
  -- Counts what people save, not the steps of the shop: a check that ends keeps nobody from saving.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz
);
create index submissions_submission_studio on submissions_submission (studio_id, created_at desc, id);
create index submissions_submission_queue on submissions_submission (submitted_at) where status in ('submitted', 'in_review', 'appealed');
create index submissions_submission_master on submissions_submission (sha256);
create index submissions_submission_account on submissions_submission (account_id);
create index submissions_submission_asset on submissions_submission (asset_id);

-- Every step, for good.
create table submissions_transition (
  id bigint generated always as identity primary key,
  submission_id uuid not null references submissions_submission on delete cascade,
  from_status text,
  to_status text not null,
  -- Null for steps that the shop takes by itself, and once an account is deleted.
  actor_id uuid references account_user on delete set null,
  note text,
  happened_at timestamptz not null
);
create index submissions_transition_of on submissions_transition (submission_id);
