-- What waits for the staff, for the counts beside their desks.
create view submissions_waiting_view as
  select id, answer_due_at from submissions_submission where status in ('submitted', 'in_review', 'appealed');

create view studios_waiting_application_view as
  select id, answer_due_at from studios_application where status = 'submitted';
