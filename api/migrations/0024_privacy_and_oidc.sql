-- Sign-in by an OpenID Connect issuer, such as Google, and accounts that were deleted.

alter table account_user
  -- Null for an account that has no password: it was made by an issuer, or is deleted.
  alter column password_hash drop not null,
  -- The row stays, masked: orders and certificates name it.
  add column deleted_at timestamptz;

-- Who a person is at an issuer. The subject is the issuer's own name for them; addresses change hands, subjects do not.
create table account_identity (
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references account_user on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (user_id, issuer)
);

-- One way to an issuer and back. Secrets are stored as their SHA-256, but for what has to be sent to the issuer.
create table account_oidc_attempt (
  state_hash text primary key,
  -- Of the key that stays in the tab that began: whoever comes by the code alone can do nothing with it.
  browser_key_hash text not null,
  nonce text not null,
  code_verifier text not null,
  -- Where the person goes afterwards, on this site.
  redirect text not null check (redirect like '/%' and length(redirect) <= 2000),
  expires_at timestamptz not null,
  -- The issuer's answer is taken once.
  answered_at timestamptz,
  -- Who it was, and the code that opens one session for them.
  user_id uuid references account_user on delete cascade,
  is_new_account boolean,
  code_hash text unique,
  code_expires_at timestamptz,
  check ((code_hash is null) = (code_expires_at is null))
);
create index on account_oidc_attempt (expires_at);
create index on account_oidc_attempt (user_id);

-- Sessions opened by an issuer, and when: what is irreversible asks for a fresh one of accounts without a password.
create table account_oidc_session (
  session_id uuid primary key references account_session on delete cascade,
  proven_at timestamptz not null
);
