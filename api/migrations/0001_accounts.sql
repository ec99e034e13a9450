-- People, their sessions, and the secrets this installation made for itself.

create table account_user (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 2 and 100),
  username text not null check (username ~ '^[A-Za-z0-9_]{3,20}$'),
  email text not null check (length(email) <= 254),
  role text not null default 'user' check (role in ('user', 'contributor', 'admin')),
  password_hash text not null,
  avatar_url text,
  free_downloads int not null default 5 check (free_downloads >= 0),
  has_active_subscription boolean not null default false,
  created_at timestamptz not null default now()
);
-- Capitals and small letters are the same person.
create unique index account_user_email on account_user (lower(email));
create unique index account_user_username on account_user (lower(username));

create table account_session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references account_user on delete cascade,
  -- SHA-256 of the bearer token, which is nowhere stored.
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index on account_session (user_id);

-- Keys for signing links and events; every process of the installation shares them.
create table platform_secret (
  name text primary key,
  value text not null
);
