-- People report reviews, and the staff hides them or keeps them.
create table reviews_report (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews_review on delete cascade,
  -- Forgotten with the account; the report stays.
  reporter_id uuid references account_user on delete set null,
  reason text not null check (reason in ('spam', 'offensive', 'personal_data', 'off_topic', 'other')),
  note text not null check (length(note) <= 500),
  reported_at timestamptz not null,
  verdict text check (verdict in ('kept', 'hidden')),
  decided_at timestamptz,
  unique (review_id, reporter_id, reason),
  check ((verdict is null) = (decided_at is null))
);
create index on reviews_report (reporter_id);
create index reviews_report_waiting on reviews_report (review_id) where verdict is null;

-- What the shop does not show, and why: the author is told.
create table reviews_hidden (
  review_id uuid primary key references reviews_review on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  hidden_at timestamptz not null
);

create view reviews_held as
  select review.* from reviews_review review
  where exists (
    select from downloads_entitlement held
    where held.user_id = review.user_id and held.asset_id = review.asset_id and held.revoked_at is null
  );

create or replace view reviews_shown as
  select held.* from reviews_held held
  where not exists (select from reviews_hidden hidden where hidden.review_id = held.id);

create view reviews_waiting_view as
  select review_id, min(reported_at) as waiting_since, count(*)::int as report_count,
    array_agg(distinct reason order by reason) as reasons
  from reviews_report where verdict is null group by review_id;
