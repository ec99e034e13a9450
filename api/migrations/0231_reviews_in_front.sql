-- What a reviewer has in front of them, or has kept, is found without a look at all that waits.
create index submissions_submission_reviewer on submissions_submission (reviewer_id) where reviewer_id is not null;
