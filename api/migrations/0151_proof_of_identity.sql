-- When the person of a session has last entered their password again, for what asks for it.
alter table account_session add column proven_at timestamptz;
