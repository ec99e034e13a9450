-- The five free downloads are given once for each confirmed address, whatever accounts there are and were of it.

-- One person's spellings of an address are one: capitals, what follows a plus, and dots where the provider ignores them.
create function account_canonical_address(address text) returns text language sql immutable as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select
      split_part(regexp_replace(lower(address), '@[^@]*$', ''), '+', 1) as name,
      regexp_replace(lower(address), '^.*@', '') as domain
  ) as parts
$$;

insert into platform_secret (name, value)
  values ('address-keys', gen_random_uuid()::text || gen_random_uuid()::text)
  on conflict do nothing;

-- Outlives the account: it tells whether an address has been here to whoever knows the address and our secret alone.
create function account_address_key(address text) returns text language sql stable as $$
  select encode(sha256(convert_to(value || ' ' || account_canonical_address(address), 'UTF8')), 'hex')
  from platform_secret where name = 'address-keys'
$$;

create table account_free_allowance (
  address_key text primary key,
  used int not null check (used between 0 and 5)
);

-- Whoever proves an address finds what was used of it before.
create function account_share_free_downloads() returns trigger language plpgsql as $$
begin
  new.free_downloads := least(
    new.free_downloads,
    5 - coalesce(
      (select used from account_free_allowance where address_key = account_address_key(new.email)), 0
    )
  );
  return new;
end
$$;
create trigger account_free_downloads_of_address
  before insert or update of email_confirmed_at on account_user
  for each row when (new.email_confirmed_at is not null)
  execute function account_share_free_downloads();
