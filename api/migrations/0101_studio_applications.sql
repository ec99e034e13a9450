-- How studios come into the shop. What is typed is kept as a draft, so that every field may still be blank.
create table studios_application (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account_user on delete cascade,
  status text not null check (status in ('draft', 'submitted', 'accepted', 'declined', 'withdrawn')),
  studio_name text not null default '',
  slug text not null default '',
  specialty text not null default '',
  about text not null default '',
  links text[] not null default '{}',
  country text not null default '',
  category_id smallint references catalog_category,
  creation_methods text[] not null default '{}',
  created_at timestamptz not null,
  submitted_at timestamptz,
  answer_due_at timestamptz,
  decided_at timestamptz,
  decline_reason text check (decline_reason in ('incomplete', 'not_seamless', 'range', 'rights', 'technique')),
  note text,
  may_reapply_at timestamptz,
  studio_id smallint references catalog_designer on delete set null,
  version integer not null default 1,
  check ((status = 'declined') = (decline_reason is not null))
);
create unique index studios_application_open on studios_application (account_id) where status in ('draft', 'submitted');
-- A draft does not keep others from an address.
create unique index studios_application_slug on studios_application (slug) where status = 'submitted';
create index studios_application_due on studios_application (answer_due_at) where status = 'submitted';

-- Every step, for good: who decided stays known to the shop.
create table studios_application_transition (
  id bigint generated always as identity primary key,
  application_id uuid not null references studios_application on delete cascade,
  from_status text,
  to_status text not null,
  actor_id uuid references account_user on delete set null,
  note text,
  happened_at timestamptz not null
);
create index studios_application_transition_of on studios_application_transition (application_id);

create table studios_application_sample (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references studios_application on delete cascade,
  file_name text not null,
  -- The file of its picture, which nobody can guess.
  picture text not null unique,
  width integer not null,
  height integer not null,
  added_at timestamptz not null
);
create index studios_application_sample_of on studios_application_sample (application_id, added_at);

-- Those who decide see since when somebody has an account.
create or replace view account_person_view as
  select id, name, email, deleted_at is not null as is_deleted, created_at from account_user;
