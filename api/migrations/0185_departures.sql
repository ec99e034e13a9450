-- Studios that leave, or that the shop closes: announced with a date, from which on nothing of theirs is sold.
create table departures_departure (
  studio_id smallint primary key references catalog_designer,
  -- Whether the shop closes it; else it leaves by itself.
  is_by_shop boolean not null,
  announced_at timestamptz not null,
  leaves_at timestamptz not null,
  -- Why the shop closes it, for the studio to read; empty where it leaves by itself.
  reason text not null,
  -- When everything was taken from sale.
  left_at timestamptz,
  check (is_by_shop = (reason <> '')),
  check (not is_by_shop or leaves_at >= announced_at + interval '30 days')
);

create view departures_left_view as select studio_id, left_at from departures_departure where left_at is not null;

alter table notices_notice drop constraint notices_notice_kind_check;
alter table notices_notice add constraint notices_notice_kind_check
  check (kind in ('application_accepted', 'submission_changes_requested', 'submission_rejected', 'submission_approved',
    'appeal_decided', 'first_sale', 'statement_ready', 'payout_paid', 'payout_failed', 'rate_card_announced',
    'closing_announced', 'closing_taken_back', 'studio_left'));
