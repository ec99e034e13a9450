-- Requests of those who claim a right in a pattern, with every step.
create table takedowns_request (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  asset_id uuid not null references catalog_asset,
  status text not null
    check (status in ('unconfirmed', 'waiting', 'refused', 'held', 'countered', 'in_court', 'restored')),
  claimant_name text not null,
  claimant_email text not null,
  claimant_contact text not null,
  right_claimed text not null check (length(right_claimed) between 1 and 2000),
  made_at timestamptz not null,
  confirmed_at timestamptz,
  -- When an answer was promised by, and when the pattern is put on sale again by itself.
  due_at timestamptz,
  restore_at timestamptz,
  check ((status = 'unconfirmed') = (confirmed_at is null)),
  check ((confirmed_at is null) = (due_at is null)),
  check (status <> 'countered' or restore_at is not null)
);
create index on takedowns_request (asset_id);
create index on takedowns_request (lower(claimant_email));
create index takedowns_request_due on takedowns_request (due_at, id) where status <> 'unconfirmed';
create index takedowns_request_restored on takedowns_request (restore_at) where status = 'countered';

create table takedowns_step (
  id bigint generated always as identity primary key,
  request_id uuid not null references takedowns_request on delete cascade,
  status text not null,
  -- What was said: a reason, a statement, a court; empty where nothing is.
  words text not null,
  -- Who of the staff or of the studio took the step; null for all others, and for who is gone.
  actor_id uuid references account_user on delete set null,
  happened_at timestamptz not null
);
create index on takedowns_step (request_id, id);
create index on takedowns_step (actor_id);

create view takedowns_waiting_view as
  select id, due_at from takedowns_request where status = 'waiting';
