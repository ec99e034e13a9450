-- A person may work for the shop in several roles and in studios as well; one word on the account cannot say that. The
-- word that REST and GraphQL show is derived: admin for any staff role, contributor for any membership.
create table account_staff_role (
  account_id uuid not null references account_user on delete cascade,
  role text not null check (role in ('owner', 'catalog', 'reviewer', 'support', 'finance', 'content')),
  granted_at timestamptz not null default now(),
  primary key (account_id, role)
);
insert into account_staff_role (account_id, role) select id, 'owner' from account_user where role = 'admin';
alter table account_user drop column role;

-- Who works in which studio, for other domains to read.
create view catalog_membership_view as
  select owner_id as account_id, id as studio_id, 'owner' as role from catalog_designer where owner_id is not null;
