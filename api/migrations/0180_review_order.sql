-- How closely a submission has to be looked at; what is due on one day is reviewed by it.
alter table submissions_submission add column risk smallint not null default 0;
drop index submissions_submission_queue;
create index submissions_submission_queue
  on submissions_submission (((answer_due_at at time zone 'UTC')::date), (-risk), submitted_at, id)
  where status in ('submitted', 'in_review', 'appealed');

-- What the figures of reviews are counted from.
create index submissions_verdict_at on submissions_verdict (decided_at);
create index submissions_transition_appeal on submissions_transition (happened_at) where from_status = 'appealed';
