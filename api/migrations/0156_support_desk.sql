-- Tickets are answered: by whom, and how far each one is.
alter table support_ticket drop constraint support_ticket_status_check;
update support_ticket set status = case status when 'answered' then 'waiting' when 'open' then 'new' else status end;
alter table support_ticket
  add constraint support_ticket_status_check check (status in ('new', 'open', 'waiting', 'closed')),
  alter column status set default 'new',
  add column assignee_id uuid references account_user on delete set null,
  -- Counts the changes: who answers says which one they have read.
  add column version int not null default 1,
  -- How soon an answer is promised, by the plan of who asked.
  add column promised_hours smallint not null default 24,
  add column updated_at timestamptz,
  add column answered_at timestamptz,
  add column closed_at timestamptz,
  -- Where the conversation goes on.
  add column merged_into_id uuid references support_ticket,
  add column is_satisfied boolean,
  add column satisfaction_note text check (length(satisfaction_note) <= 1000);
update support_ticket set updated_at = created_at, promised_hours = extract(epoch from due_at - created_at) / 3600;
alter table support_ticket alter column updated_at set not null;
create index support_ticket_owed on support_ticket (due_at) where status in ('new', 'open');
create index support_ticket_assigned on support_ticket (assignee_id, status);
create index support_ticket_updated on support_ticket (updated_at desc);
create index support_ticket_merged on support_ticket (merged_into_id) where merged_into_id is not null;

-- What was said after the question; the question itself stands in the ticket.
create table support_message (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references support_ticket on delete cascade,
  kind text not null check (kind in ('asker', 'reply', 'note', 'event')),
  -- Null for a visitor, and once an account is deleted.
  author_id uuid references account_user on delete set null,
  body text not null check (length(body) between 1 and 20000),
  sent_at timestamptz not null,
  -- The order of what was said in one instant.
  position bigint generated always as identity,
  -- Names the request or the mail it came with: a second one changes nothing.
  key text not null check (length(key) <= 300),
  unique (ticket_id, key)
);
create index support_message_of on support_message (ticket_id, sent_at, position);
create index support_message_by on support_message (author_id);

-- Who has a ticket in front of them; worth nothing after a restart.
create unlogged table support_presence (
  ticket_id uuid not null references support_ticket on delete cascade,
  agent_id uuid not null references account_user on delete cascade,
  seen_at timestamptz not null,
  writing_at timestamptz,
  primary key (ticket_id, agent_id)
);

-- Words that are used again and again.
create table support_macro (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 5000),
  version int not null default 1
);
insert into support_macro (title, body) values
  ('Receipt sent again', E'Hello {name},\n\nwe have just sent your receipt again. Please look into your spam folder, too, if it does not come.'),
  ('Fresh download link', E'Hello {name},\n\nwe have mailed you a fresh link to your files. They also stay in your library, where you can download them as often as you like.'),
  ('Is it solved?', E'Hello {name},\n\nhas this solved it for you? Answer this mail if something is missing.');

-- The orders of a person, for who helps them.
create view orders_placed_view as
  select number, user_id, receipt_email, status, total_cents, created_at from orders_order;
create index orders_order_receipt_email on orders_order (lower(receipt_email));

-- Who works for the shop, and as what.
create view account_staff_view as
  select staff.account_id, staff.role, person.name
  from account_staff_role staff join account_user person on person.id = staff.account_id
  where person.deleted_at is null;
