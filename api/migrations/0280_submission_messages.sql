-- What a studio and the reviewers write to each other about a pattern, besides verdicts.
create table submissions_message (
  id bigint generated always as identity primary key,
  submission_id uuid not null references submissions_submission on delete cascade,
  side text not null check (side in ('studio', 'reviewer')),
  -- Null once their account is deleted: what was said stays with the pattern.
  author_id uuid references account_user on delete set null,
  -- Names the request that said it, so that repeating it says nothing twice.
  key text not null check (length(key) between 1 and 200),
  words text not null check (length(words) between 1 and 2000),
  sent_at timestamptz not null,
  -- When a reviewer answered it, or found that it needs no answer; null for what reviewers say.
  settled_at timestamptz,
  unique (submission_id, key)
);
create index submissions_message_by on submissions_message (author_id);
create index submissions_message_unsettled on submissions_message (submission_id)
  where side = 'studio' and settled_at is null;

-- Patterns of which a studio waits for an answer, for the count beside the desk.
create view submissions_unanswered_view as
  select distinct coalesce(submission.asset_id, submission.id) as pattern_id
  from submissions_message message join submissions_submission submission on submission.id = message.submission_id
  where message.side = 'studio' and message.settled_at is null;

create function submissions_say_more() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'studio:' || studio_id)
    from submissions_submission where id in (select submission_id from said);
  return null;
end
$$;
create trigger submissions_message_says_more after insert on submissions_message
  referencing new table as said for each statement execute function submissions_say_more();
create trigger submissions_message_waits after insert or delete or update on submissions_message
  for each statement execute function changes_say_desks();
