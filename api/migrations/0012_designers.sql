-- The directory of studios. Followers are counted from their rows: no counter can disagree with them.
alter table catalog_designer add column is_featured boolean not null default false;
update catalog_designer set is_featured = true
  where slug in ('fennel-foxglove', 'bazaar-loom', 'loud-sunday', 'formwerk');

create table designers_follow (
  user_id uuid not null references account_user on delete cascade,
  designer_id smallint not null references catalog_designer on delete cascade,
  followed_at timestamptz not null,
  primary key (user_id, designer_id)
);
create index on designers_follow (designer_id);

-- The order in which the chips of the directory stand.
alter table catalog_category_alias add column position smallint;
update catalog_category_alias set position = place
  from unnest(array['Contemporary', 'Geometric', 'Vintage', 'Nature', 'Minimalist', 'Abstract'])
    with ordinality as chip (name, place)
  where scope = 'designers' and alias = name;
alter table catalog_category_alias add check (scope <> 'designers' or position is not null);
