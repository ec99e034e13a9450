-- What the patterns on sale of each studio add up to: kept beside them and exact in every snapshot
-- (docs/adr/0166-sums-of-studios-are-kept.md). A change of patterns appends what it adds and takes away, so no two
-- transactions wait for each other; `designers_fold_sums` moves what was appended into the sums.
create table designers_sum (
  designer_id smallint primary key,
  assets int not null,
  popularity bigint not null,
  downloads bigint not null,
  ratings bigint not null,
  -- Ratings times how many stand behind them.
  rating_points numeric not null
);
create table designers_sum_change (like designers_sum including defaults);
create index on designers_sum_change (designer_id);

create view designers_sum_now as
  select designer_id, sum(assets)::int as assets, sum(popularity)::bigint as popularity,
    sum(downloads)::bigint as downloads, sum(ratings)::bigint as ratings, sum(rating_points) as rating_points
  from (select * from designers_sum union all select * from designers_sum_change) as each
  group by designer_id;

create function designers_note_sums() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      insert into designers_sum_change
        select designer_id, count(*), sum(popularity), sum(download_count), sum(rating_count),
          coalesce(sum(rating * rating_count), 0)
        from come where status = 'approved' group by designer_id;
    when 'DELETE' then
      insert into designers_sum_change
        select designer_id, -count(*), -sum(popularity), -sum(download_count), -sum(rating_count),
          -coalesce(sum(rating * rating_count), 0)
        from gone where status = 'approved' group by designer_id;
    else
      insert into designers_sum_change
        select designer_id, sum(sign), sum(sign * popularity), sum(sign * download_count), sum(sign * rating_count),
          coalesce(sum(sign * rating * rating_count), 0)
        from (
          select designer_id, popularity, download_count, rating, rating_count, 1 as sign
            from come where status = 'approved'
          union all
          select designer_id, popularity, download_count, rating, rating_count, -1
            from gone where status = 'approved'
        ) as changed
        group by designer_id
        having sum(sign) <> 0 or sum(sign * popularity) <> 0 or sum(sign * download_count) <> 0
          or sum(sign * rating_count) <> 0 or sum(sign * rating * rating_count) <> 0;
  end case;
  return null;
end
$$;

create function designers_forget_sums() returns trigger language plpgsql as $$
begin
  delete from designers_sum;
  delete from designers_sum_change;
  return null;
end
$$;

create trigger designers_note_come after insert on catalog_asset
  referencing new table as come for each statement execute function designers_note_sums();
create trigger designers_note_gone after delete on catalog_asset
  referencing old table as gone for each statement execute function designers_note_sums();
create trigger designers_note_changed after update on catalog_asset
  referencing old table as gone new table as come for each statement execute function designers_note_sums();
create trigger designers_note_emptied after truncate on catalog_asset
  for each statement execute function designers_forget_sums();

-- In one statement: every snapshot sees each change once.
create function designers_fold_sums() returns void language sql as $$
  with moved as (
    delete from designers_sum_change returning *
  )
  insert into designers_sum as kept
    select designer_id, sum(assets), sum(popularity), sum(downloads), sum(ratings), sum(rating_points)
    from moved group by designer_id order by designer_id
    on conflict (designer_id) do update set assets = kept.assets + excluded.assets,
      popularity = kept.popularity + excluded.popularity, downloads = kept.downloads + excluded.downloads,
      ratings = kept.ratings + excluded.ratings, rating_points = kept.rating_points + excluded.rating_points
$$;

-- The patterns that stand for a studio: the best of its collections, and its quietest one as the avatar.
create function designers_covers(studio_id smallint) returns uuid[] language sql stable as $$
  select array(
    select id from (
      select distinct on (coalesce(collection_id, -sku)) id, popularity, sku from catalog_asset_view
      where designer_id = studio_id and status = 'approved'
      order by coalesce(collection_id, -sku), (collection_role = 'hero') desc nulls last, popularity desc, sku
    ) best order by popularity desc, sku limit 3
  )
$$;
create function designers_avatar(studio_id smallint) returns uuid language sql stable as $$
  select id from catalog_asset_view where designer_id = studio_id and status = 'approved'
  order by (collection_role = 'blender') desc nulls last, popularity desc, sku limit 1
$$;

-- As of some minutes ago: to find them passes over all patterns of the studio.
create table designers_picture (
  designer_id smallint primary key,
  avatar_id uuid not null,
  cover_ids uuid[] not null
);

-- Finds the pictures anew; writes those alone that are others now.
create function designers_keep_pictures() returns void language sql as $$
  with found as (
    select designer_id, designers_avatar(designer_id) as avatar_id, designers_covers(designer_id) as cover_ids
    from designers_sum_now where assets > 0
  ), gone as (
    delete from designers_picture where designer_id not in (select designer_id from found)
  )
  insert into designers_picture as kept (designer_id, avatar_id, cover_ids)
    select designer_id, avatar_id, cover_ids from found
    on conflict (designer_id) do update set avatar_id = excluded.avatar_id, cover_ids = excluded.cover_ids
    where (kept.avatar_id, kept.cover_ids) is distinct from (excluded.avatar_id, excluded.cover_ids)
$$;
