-- The overview tells since when the oldest message of a studio waits for an answer.
create or replace view submissions_unanswered_view as
  select coalesce(submission.asset_id, submission.id) as pattern_id, min(message.sent_at) as waiting_since
  from submissions_message message join submissions_submission submission on submission.id = message.submission_id
  where message.side = 'studio' and message.settled_at is null
  group by coalesce(submission.asset_id, submission.id);
