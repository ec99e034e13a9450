-- The newsletter is written and sent at a desk. An address that mail comes back from gets none until its owner asks again.
alter table newsletter_subscription
  drop constraint newsletter_subscription_status_check,
  add constraint newsletter_subscription_status_check
    check (status in ('pending', 'confirmed', 'unsubscribed', 'bounced')),
  add column bounced_at timestamptz,
  -- What the mail server said.
  add column bounce_reason text check (length(bounce_reason) between 1 and 500);
create index newsletter_subscription_newest on newsletter_subscription (requested_at desc, id);
create index newsletter_subscription_by_status on newsletter_subscription (status, requested_at desc, id);
create index newsletter_subscription_prefix on newsletter_subscription (lower(email) text_pattern_ops);

create table newsletter_issue (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  -- Markdown.
  body text not null,
  state text not null check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  -- Counts the changes.
  version int not null default 1,
  -- When it goes out, or began to; null for a draft.
  send_at timestamptz check ((send_at is null) = (state = 'draft')),
  finished_at timestamptz check ((finished_at is not null) = (state in ('sent', 'stopped'))),
  -- Until when one worker sends it alone.
  worked_until timestamptz,
  receiver_count int not null default 0,
  -- How many of them wait no longer.
  handled_count int not null default 0,
  sent_count int not null default 0,
  bounced_count int not null default 0,
  failed_count int not null default 0,
  -- Who left the newsletter with this issue as the last one they got.
  left_count int not null default 0,
  created_at timestamptz not null
);
create index newsletter_issue_newest on newsletter_issue (created_at desc, id);
create index newsletter_issue_due on newsletter_issue (send_at) where state in ('scheduled', 'sending');

create table newsletter_issue_pattern (
  issue_id uuid not null references newsletter_issue on delete cascade,
  position int not null check (position > 0),
  asset_id uuid not null,
  primary key (issue_id, position),
  unique (issue_id, asset_id)
);

-- One row for each receiver of an issue. It stays when the address is forgotten, as a number that names nobody.
create table newsletter_delivery (
  issue_id uuid not null references newsletter_issue,
  subscription_id uuid not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'bounced', 'failed', 'dropped')),
  tries int not null default 0,
  -- When it is tried next, while it waits.
  try_at timestamptz not null,
  sent_at timestamptz,
  left_at timestamptz,
  primary key (issue_id, subscription_id)
);
create index newsletter_delivery_waiting on newsletter_delivery (issue_id, try_at) where state = 'waiting';
create index newsletter_delivery_sent on newsletter_delivery (subscription_id, sent_at desc) where sent_at is not null;
