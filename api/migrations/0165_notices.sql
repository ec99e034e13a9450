-- What studios are told in their panel; the words are made from the kind and the facts.
create table notices_notice (
  id bigint generated always as identity primary key,
  studio_id smallint not null references catalog_designer on delete cascade,
  kind text not null check (kind in ('application_accepted', 'submission_changes_requested', 'submission_rejected',
    'submission_approved', 'appeal_decided', 'first_sale', 'statement_ready', 'payout_paid', 'payout_failed')),
  -- What happened, such as a verdict or a payout: it is told once.
  subject_id text not null,
  facts jsonb not null,
  happened_at timestamptz not null,
  read_at timestamptz,
  unique (kind, subject_id)
);
create index notices_notice_of on notices_notice (studio_id, id desc);
create index notices_notice_unread on notices_notice (studio_id) where read_at is null;

-- What a member of a studio does not want by mail; all else is mailed.
create table notices_muted_topic (
  studio_id smallint not null,
  account_id uuid not null,
  topic text not null check (topic in ('verdicts', 'sales', 'statements', 'payouts')),
  primary key (studio_id, account_id, topic),
  foreign key (studio_id, account_id) references studios_member (studio_id, account_id) on delete cascade
);
create index notices_muted_topic_account on notices_muted_topic (account_id);
