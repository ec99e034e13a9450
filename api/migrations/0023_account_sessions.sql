-- What people see of their sessions, and how they prove that an address is theirs.

-- Words such as 'Chrome on Windows'; what the browser sent is not kept.
alter table account_session add column device text not null default 'Unknown device' check (length(device) <= 60);
-- Kept to some minutes: it is written now and then, not by every request.
alter table account_session add column last_used_at timestamptz not null default now();
update account_session set last_used_at = created_at;

-- Null until someone has followed a link, or entered a code, that was mailed to the address.
alter table account_user add column email_confirmed_at timestamptz;
-- The first operator's address leads nowhere: there is nothing to confirm.
update account_user set email_confirmed_at = now() where email = 'admin@halfdrop.example';

-- The letter that asks a person to confirm; a later round ends the links of the earlier ones.
create table account_email_confirmation (
  user_id uuid primary key references account_user on delete cascade,
  round int not null check (round > 0),
  requested_at timestamptz not null
);
