-- What the shop has mailed, or tried to: looked through by the staff and sent again. The words of a mail are not kept: it is
-- made anew by the job that made it.
create table system_mail (
  -- The name of the message, which it keeps whenever it is sent.
  id text primary key,
  -- The job that sends it, what that is given, and the one that tried last.
  task text not null,
  payload jsonb not null,
  job_id bigint not null,
  recipient text not null,
  subject text not null,
  tries int not null check (tries > 0),
  -- Of the last try; null once it is sent.
  error text,
  created_at timestamptz not null,
  tried_at timestamptz not null,
  sent_at timestamptz
);
create index system_mail_newest on system_mail (created_at desc, id);
create index system_mail_unsent on system_mail (created_at desc, id) where sent_at is null;
create index system_mail_recipient on system_mail (lower(recipient) text_pattern_ops);
