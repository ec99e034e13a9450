-- What studios upload in pieces. The length of a file on disk is how much of it has come; the row remembers it for people.
create table uploads_upload (
  id uuid primary key,
  studio_id smallint not null references catalog_designer on delete cascade,
  -- Null once the account is deleted: what is finished is the studio's.
  account_id uuid references account_user on delete set null,
  purpose text not null check (purpose in ('master')),
  file_name text not null,
  media_type text,
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0,
  -- What the client says the whole file has.
  claimed_sha256 text check (claimed_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  check ((finished_at is null) = (sha256 is null))
);
create index uploads_upload_unfinished on uploads_upload (studio_id) where finished_at is null;
create index uploads_upload_expiry on uploads_upload (expires_at);
create index uploads_upload_account on uploads_upload (account_id);
