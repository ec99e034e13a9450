-- Shop collections: pages that gather patterns, by a rule or by hand; and the facts that badges and time left follow from.

create table shop_collection (
  id smallint primary key,
  slug text not null unique,
  title text not null,
  description text not null,
  -- Null for a collection that is put together by hand.
  rule text check (rule in ('trending', 'new', 'premium', 'limited')),
  -- The parts of a seasonal collection take turns with the calendar.
  is_seasonal boolean not null default false,
  position smallint not null unique,
  check (rule is null or not is_seasonal)
);
insert into shop_collection (id, position, slug, title, description, rule, is_seasonal) values
  (1, 1, 'signature', 'Signature Series', 'The large prints that our studios have drawn whole collections to.', null, false),
  (2, 2, 'limited', 'Limited Editions', 'Each of these leaves the shop on the date it carries. Who has bought one keeps it.', 'limited', false),
  (3, 3, 'collaborations', 'Designer Collaborations', 'Two studios, one palette: patterns by different hands that hang together.', null, false),
  (4, 4, 'seasonal', 'Seasonal Exclusives', 'A selection for the time of the year. It changes with the season.', null, true),
  (5, 5, 'premium', 'Premium Designs', 'Every pattern that our studios sell under the Premium Exclusive License.', 'premium', false),
  (6, 6, 'trending', 'Trending Now', 'What is downloaded most just now: a download counts half as much with every week that passes.', 'trending', false),
  (7, 7, 'new', 'New Arrivals', 'Added in the last 14 days, the newest first.', 'new', false),
  (8, 8, 'luxury', 'Luxury', 'Lacquer, gilt, damask and stone, for rooms with tall doors.', null, false),
  (9, 9, 'featured', 'Editor’s Selection', 'Picked by hand: one pattern from every corner of the book.', null, false);

create table shop_collection_item (
  collection_id smallint not null references shop_collection,
  asset_id uuid not null references catalog_asset on delete cascade,
  position smallint not null check (position > 0),
  -- Only in a seasonal collection: when it is shown.
  season text check (season in ('winter', 'spring', 'summer', 'autumn')),
  primary key (collection_id, asset_id)
);
create index on shop_collection_item (asset_id);

alter table catalog_asset
  -- Downloads with a half-life of one week, as log2 of the sum of 2 ^ (weeks since 1970 at each download): later ones
  -- simply count more, so the order needs no upkeep while time passes (forward decay: Cormode et al., ICDE 2009).
  -- Null before the first download.
  add column heat double precision,
  -- When a limited edition leaves the shop; null for every other pattern.
  add column sale_ends_at timestamptz;
create index on catalog_asset (heat desc) where status = 'approved' and heat is not null;
create index on catalog_asset (sale_ends_at) where status = 'approved' and sale_ends_at is not null;

create function catalog_weeks(instant timestamptz) returns double precision language sql immutable as $$
  select extract(epoch from instant)::float8 / 604800
$$;

-- The heat after one more download.
create function catalog_heat_after(heat double precision, instant timestamptz) returns double precision
language sql immutable as $$
  select case
    when heat is null then catalog_weeks(instant)
    else greatest(heat, catalog_weeks(instant))
      + ln(1 + power(2::float8, -abs(heat - catalog_weeks(instant)))) / ln(2::float8)
  end
$$;

-- The heat of downloads whose days nobody noted: spread evenly from publication to the instant.
create function catalog_heat_estimate(downloads int, published timestamptz, instant timestamptz)
returns double precision language sql immutable as $$
  select case when downloads > 0 then
    catalog_weeks(instant) + ln(downloads / weeks * (1 - power(2::float8, -weeks)) / ln(2::float8)) / ln(2::float8)
  end
  from (select greatest(catalog_weeks(instant) - catalog_weeks(published), 1::float8 / 7) as weeks) as age
$$;

update catalog_asset set heat = catalog_heat_estimate(download_count, published_at, now()) where status = 'approved';

-- What a category cost before its price was last lowered: the only source of a struck price. Prices are exact pairs, so
-- both amounts are noted together; a price that rises again has never been lowered.
alter table catalog_category_price
  add column was_usd_cents int,
  add column was_inr_paise int,
  add column lowered_at timestamptz,
  add check ((was_usd_cents is null) = (lowered_at is null) and (was_inr_paise is null) = (lowered_at is null));

create function catalog_note_lowered_price() returns trigger language plpgsql as $$
begin
  if new.usd_cents < old.usd_cents then
    new.was_usd_cents := old.usd_cents;
    new.was_inr_paise := old.inr_paise;
    new.lowered_at := now();
  elsif new.usd_cents > old.usd_cents then
    new.was_usd_cents := null;
    new.was_inr_paise := null;
    new.lowered_at := null;
  end if;
  return new;
end
$$;
create trigger note_lowered_price before update of usd_cents on catalog_category_price
  for each row execute function catalog_note_lowered_price();
