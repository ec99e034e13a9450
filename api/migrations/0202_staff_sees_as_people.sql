-- Sessions by which somebody of the staff sees the shop as a person does, and changes nothing.
alter table account_session add column staff_id uuid references account_user;

-- They do not count as a visit of the person.
create or replace view account_seen_view as
  select user_id, max(last_used_at) as seen_at from account_session where staff_id is null group by user_id;
