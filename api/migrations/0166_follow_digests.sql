-- What is new of the studios that people follow, mailed once a week at most.
create table designers_digest (
  user_id uuid not null references account_user on delete cascade,
  -- The Monday of its week: there is one for each week at most.
  week date not null,
  -- What went on sale between the two is told.
  told_since timestamptz not null,
  told_until timestamptz not null,
  primary key (user_id, week)
);

-- Who does not want it.
create table designers_muted_digest (
  user_id uuid primary key references account_user on delete cascade,
  muted_at timestamptz not null
);

-- Who can be mailed what nobody has to be told: the address is theirs, and the account is still there.
create view account_reader_view as
  select id, name, email from account_user where deleted_at is null and email_confirmed_at is not null;
