-- How many assets carry each code and each price, and how many there are: kept beside the rows and exact in every
-- snapshot (docs/adr/0046-lists-at-any-size.md). A change of an asset appends what it adds and takes away, so no two
-- transactions wait for each other; `search_fold_counts` moves what was appended into the sums.
create table search_count (
  kind text not null check (kind in ('all', 'code', 'price', 'free', 'premium')),
  key int not null,
  assets int not null,
  primary key (kind, key)
);
create table search_count_change (
  kind text not null,
  key int not null,
  assets int not null
);
create index on search_count_change (kind, key);

create view search_count_now as
  select kind, key, assets from search_count union all select kind, key, assets from search_count_change;

-- What one row of search_asset counts for; assets without a price count for none.
create function search_counted(codes int[], price_cents int, is_free boolean, is_premium boolean)
  returns table (kind text, key int) language sql immutable as $$
  select 'all', 0
  union all select distinct 'code', code from unnest(codes) as code
  union all select 'price', price_cents where price_cents is not null
  union all select 'free', 0 where is_free
  union all select 'premium', 0 where is_premium
$$;

create function search_note_counts() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      insert into search_count_change (kind, key, assets)
        select counted.kind, counted.key, count(*) from come
        cross join lateral search_counted(codes, price_cents, is_free, is_premium) as counted
        group by counted.kind, counted.key;
    when 'DELETE' then
      insert into search_count_change (kind, key, assets)
        select counted.kind, counted.key, -count(*) from gone
        cross join lateral search_counted(codes, price_cents, is_free, is_premium) as counted
        group by counted.kind, counted.key;
    else
      insert into search_count_change (kind, key, assets)
        select counted.kind, counted.key, sum(change) from (
          select codes, price_cents, is_free, is_premium, 1 as change from come
          union all select codes, price_cents, is_free, is_premium, -1 from gone
        ) as changed
        cross join lateral search_counted(codes, price_cents, is_free, is_premium) as counted
        group by counted.kind, counted.key having sum(change) <> 0;
  end case;
  return null;
end
$$;

create function search_forget_counts() returns trigger language plpgsql as $$
begin
  delete from search_count;
  delete from search_count_change;
  return null;
end
$$;

create trigger search_note_come after insert on search_asset
  referencing new table as come for each statement execute function search_note_counts();
create trigger search_note_gone after delete on search_asset
  referencing old table as gone for each statement execute function search_note_counts();
create trigger search_note_changed after update on search_asset
  referencing old table as gone new table as come for each statement execute function search_note_counts();
create trigger search_note_emptied after truncate on search_asset
  for each statement execute function search_forget_counts();

-- Moves what was appended into the sums, in one statement: every snapshot sees each change once.
create function search_fold_counts() returns void language sql as $$
  with moved as (
    delete from search_count_change returning kind, key, assets
  )
  insert into search_count as kept (kind, key, assets)
    select kind, key, sum(assets) from moved group by kind, key having sum(assets) <> 0 order by kind, key
    on conflict (kind, key) do update set assets = kept.assets + excluded.assets
$$;

insert into search_count (kind, key, assets)
  select counted.kind, counted.key, count(*) from search_asset
  cross join lateral search_counted(codes, price_cents, is_free, is_premium) as counted
  group by counted.kind, counted.key;

-- How many assets stand in each category of the menu that is not empty, and the most popular of them.
create or replace view search_category_view as
  select category_id, asset_count, cover.asset_id as cover_id
  from (
    select key - 1000 as category_id, sum(assets)::int as asset_count
    from search_count_now where kind = 'code' and key between 1001 and 1999 group by key having sum(assets) > 0
  ) as counted
  left join lateral (
    select asset_id from search_asset where codes @> array[1000 + category_id]
    order by popularity desc, published_at desc, sku desc limit 1
  ) as cover on true;
