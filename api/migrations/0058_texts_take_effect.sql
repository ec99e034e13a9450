alter table content_page
  -- When a version comes into force; null for as soon as it is published.
  add column effective_at timestamptz;

-- Who has been written to of a version that is to come.
create table content_notice (
  slug text not null,
  version int not null,
  user_id uuid not null references account_user on delete cascade,
  created_at timestamptz not null,
  primary key (slug, version, user_id),
  foreign key (slug, version) references content_page (slug, version)
);
create index on content_notice (user_id);
