-- Who reviews a submission just now, and since when they were last seen at it; the queue gives it to another after a while.
alter table submissions_submission
  add column reviewer_id uuid references account_user on delete set null,
  add column reviewer_seen_at timestamptz,
  -- Reviewers who want somebody else to look at it.
  add column skipped_by uuid[] not null default '{}',
  -- By when an answer is promised.
  add column answer_due_at timestamptz,
  -- Why a refusal is held to be wrong; said once.
  add column appeal text;
drop index submissions_submission_queue;
create index submissions_submission_queue on submissions_submission (answer_due_at, submitted_at, id)
  where status in ('submitted', 'in_review', 'appealed');

-- What each review ended with, for good.
create table submissions_verdict (
  id bigint generated always as identity primary key,
  submission_id uuid not null references submissions_submission on delete cascade,
  verdict text not null check (verdict in ('approved', 'changes_requested', 'rejected')),
  -- Null once their account is deleted.
  reviewer_id uuid references account_user on delete set null,
  -- An array of {code, marks}; marks are boxes in shares of the tile's sides.
  reasons jsonb not null,
  note text not null,
  decided_at timestamptz not null,
  check (verdict = 'approved' or (jsonb_array_length(reasons) > 0 and note <> ''))
);
create index submissions_verdict_of on submissions_verdict (submission_id);
create index submissions_verdict_by on submissions_verdict (reviewer_id);
