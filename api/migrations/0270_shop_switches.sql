-- What the shop has stopped doing for a while, or does again. What was never switched has no row and is on.
create table system_switch (
  name text primary key,
  is_on boolean not null,
  -- The last reason; the audit has all of them, and who gave them.
  reason text not null check (reason <> ''),
  version int not null check (version > 0),
  changed_at timestamptz not null
);
