-- What people have used up of budgets that all processes count together. Lost in a crash, it begins anew.

create unlogged table platform_rate_limit (
  key bytea primary key,
  spent int not null,
  ends_at timestamptz not null
);
create index platform_rate_limit_ends_at on platform_rate_limit (ends_at);
