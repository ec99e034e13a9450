-- What somebody says of a pattern counts while they hold it: a refund ends the licence and hides the review, and whoever
-- gets the pattern again is heard again. This view is the one place that says which reviews are shown.

create view reviews_shown as
  select review.* from reviews_review review
  where exists (
    select from downloads_entitlement held
    where held.user_id = review.user_id and held.asset_id = review.asset_id and held.revoked_at is null
  );

-- Ratings that count a review which is hidden from now on.
with changed as (
  select asset.id, round(avg(shown.stars), 1) as mean, count(shown.id)::int as reviews
  from catalog_asset asset left join reviews_shown shown on shown.asset_id = asset.id
  where asset.id in (
    select asset_id from reviews_review where id not in (select id from reviews_shown)
  )
  group by asset.id
), rated as (
  update catalog_asset asset set rating = changed.mean, rating_count = changed.reviews
  from changed where asset.id = changed.id
)
update catalog_search search set rating = changed.mean from changed where search.asset_id = changed.id;
