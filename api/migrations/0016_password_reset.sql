-- Forgotten passwords: what was mailed to prove an address, and what a right answer is exchanged for.

create table account_password_reset (
  -- Names the request, so that a job that runs twice replaces its own code.
  id uuid primary key,
  user_id uuid not null references account_user on delete cascade,
  -- argon2id: six digits are few enough to try out, were the hash a fast one.
  otp_hash text not null,
  attempts int not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- SHA-256 of the reset token, which is nowhere stored; null until the code was given.
  token_hash text unique,
  token_expires_at timestamptz,
  -- Used, or replaced by a newer one.
  ended_at timestamptz,
  check ((token_hash is null) = (token_expires_at is null))
);
-- One live code per account. A code that was given is none any more: a stranger who asks for another ends no reset.
create unique index account_password_reset_live on account_password_reset (user_id)
  where ended_at is null and token_hash is null;
create index on account_password_reset (user_id, created_at);
