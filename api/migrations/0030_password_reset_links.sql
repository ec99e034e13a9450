-- The letter of a forgotten password holds a link beside its code. Strangers can use up the tries of a code, or have a
-- newer one sent; the link is theirs neither to guess nor to end.

alter table account_password_reset
  -- SHA-256 of the token in the link, which is nowhere stored; null once it was used, or the password was set.
  add column link_hash text unique,
  add column link_expires_at timestamptz,
  add check (link_hash is null or link_expires_at is not null);
