-- The studio of a pattern answers what is said of it: one answer to each review, changed by writing it again.

create table reviews_answer (
  review_id uuid primary key references reviews_review on delete cascade,
  -- Who wrote it; it is shown under the name of the studio and stays when its author leaves.
  author_id uuid references account_user on delete set null,
  text text not null check (length(text) between 1 and 2000),
  answered_at timestamptz not null,
  changed_at timestamptz not null
);
create index on reviews_answer (author_id);

-- Whether the author of a review wants a mail when it is answered, and when it was sent: an answer that is written anew, or
-- taken back and given again, sends no other.
alter table reviews_review
  add column is_answer_mailed boolean not null default false,
  add column answer_mailed_at timestamptz;

create or replace view reviews_shown as
  select review.* from reviews_review review
  where exists (
    select from downloads_entitlement held
    where held.user_id = review.user_id and held.asset_id = review.asset_id and held.revoked_at is null
  );
