-- The sums of what is on sale already. Changes since the triggers stand are among what is counted here: one snapshot.
-- long lock: it holds what changed between the two files, and nobody waits for rows that are appended
with counted_with_the_others as (
  delete from designers_sum_change
)
insert into designers_sum (designer_id, assets, popularity, downloads, ratings, rating_points)
  select designer_id, count(*), sum(popularity), sum(download_count), sum(rating_count),
    coalesce(sum(rating * rating_count), 0)
  from catalog_asset where status = 'approved' group by designer_id;
