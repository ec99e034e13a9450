-- Several people may work in a studio, and one person in several: who does stands in rows of its own, with a role.
create table studios_member (
  id uuid primary key default gen_random_uuid(),
  studio_id smallint not null references catalog_designer on delete cascade,
  account_id uuid not null references account_user on delete cascade,
  role text not null check (role in ('owner', 'editor')),
  joined_at timestamptz not null default now(),
  unique (studio_id, account_id)
);
create index studios_member_account on studios_member (account_id);
insert into studios_member (studio_id, account_id, role) select id, owner_id, 'owner' from catalog_designer where owner_id is not null;

-- Who works in which studio, for other domains to read.
create view studios_member_view as select account_id, studio_id, role from studios_member;

drop view catalog_membership_view;
drop view catalog_designer_view;
alter table catalog_designer drop column owner_id;
create view catalog_designer_view as
  select designer.id, designer.slug, designer.name, designer.specialty, designer.bio, designer.country,
    designer.joined_year, designer.is_featured, designer.category_id,
    category.slug as category_slug, category.name as category_name
  from catalog_designer designer join catalog_category category on category.id = designer.category_id;
