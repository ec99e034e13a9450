-- Every licence has a certificate anyone can verify, can give way to a wider one, and remembers its downloads.

-- 20 of 30 characters: 98 bits nobody guesses, none of which is mistaken for another when it is typed.
create function downloads_new_certificate_code() returns text language sql volatile as $$
  select 'HDC-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(random.bytes, position) % 30, 1), '')
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) as random,
    generate_series(0, 19) as position
$$;

-- The narrowest first: whoever holds a wider licence of a pattern needs no narrower one.
create function downloads_licence_rank(licence text) returns int language sql immutable as $$
  select array_position('{personal,standard,commercial,extended}'::text[], licence)
$$;

alter table downloads_entitlement
  add column certificate_code text not null unique default downloads_new_certificate_code(),
  -- The plan it was downloaded with; null for what was bought or free.
  add column plan_name text,
  add column superseded_at timestamptz,
  add column superseded_by uuid references downloads_entitlement,
  add check ((superseded_at is null) = (superseded_by is null));
create index on downloads_entitlement (superseded_by);

update downloads_entitlement narrower
  set superseded_by = wider.id, superseded_at = greatest(wider.acquired_at, narrower.acquired_at)
  from downloads_entitlement wider
  where wider.user_id = narrower.user_id and wider.asset_id = narrower.asset_id
    and wider.license = 'extended' and narrower.license <> 'extended'
    and wider.revoked_at is null and narrower.revoked_at is null;

-- Each time files were fetched; a download that goes on where it stopped is one.
create table downloads_download (
  id uuid primary key default gen_random_uuid(),
  entitlement_id uuid not null references downloads_entitlement on delete cascade,
  -- The link it came by.
  link_id uuid not null unique,
  formats text[] not null,
  downloaded_at timestamptz not null
);
create index on downloads_download (entitlement_id, downloaded_at desc);

-- What was taken from the downloads of a plan: a pattern once in each of its months.
create table downloads_plan_use (
  subscription_id text not null,
  month_start timestamptz not null,
  asset_id uuid not null references catalog_asset,
  used_at timestamptz not null,
  primary key (subscription_id, month_start, asset_id)
);
