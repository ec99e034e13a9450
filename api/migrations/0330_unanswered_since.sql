-- The overview shows how long the oldest unanswered studio message has been waiting.
create or replace view submissions_unanswered_view as
  select coalesce(submission.asset_id, submission.id) as pattern_id, min(message.sent_at) as waiting_since
  from submissions_message message join submissions_submission submission on submission.id = message.submission_id
  where message.side = 'studio' and message.settled_at is null
  group by coalesce(submission.asset_id, submission.id);
