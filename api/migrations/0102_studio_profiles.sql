-- A studio tells about itself, and its owners invite others by mail.
alter table catalog_designer
  add column links text[] not null default '{}',
  add column version integer not null default 1;

-- A country is its ISO 3166-1 alpha-2 code; names are for people to read.
update catalog_designer set country = known.code
from (values ('Brazil', 'BR'), ('Germany', 'DE'), ('Iceland', 'IS'), ('India', 'IN'), ('Italy', 'IT'), ('Japan', 'JP'),
  ('Portugal', 'PT'), ('Sweden', 'SE'), ('United Kingdom', 'GB'), ('United States', 'US'), ('Uzbekistan', 'UZ')
) as known (name, code)
where country = known.name;

create or replace view catalog_designer_view as
  select designer.id, designer.slug, designer.name, designer.specialty, designer.bio, designer.country,
    designer.joined_year, designer.is_featured, designer.category_id,
    category.slug as category_slug, category.name as category_name, designer.links, designer.version
  from catalog_designer designer join catalog_category category on category.id = designer.category_id;

create table studios_invitation (
  id uuid primary key default gen_random_uuid(),
  studio_id smallint not null references catalog_designer on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'editor')),
  expires_at timestamptz not null
);
create unique index studios_invitation_once on studios_invitation (studio_id, lower(email));
create index studios_invitation_email on studios_invitation (lower(email));
create index studios_invitation_over on studios_invitation (expires_at);
