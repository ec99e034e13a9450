-- What the shop pays studios, in versions. A version is announced before it takes effect, and never changes.
create table royalties_rate_card (
  version smallint primary key check (version > 0),
  -- It holds for sales from then on, and for periods of subscriptions that begin from then on.
  starts_at timestamptz not null unique,
  sale_basis_points int not null check (sale_basis_points between 0 and 10000),
  period_basis_points int not null check (period_basis_points between 0 and 10000),
  announced_at timestamptz not null,
  -- What studios are told of why; empty for the first one.
  reason text not null
);
insert into royalties_rate_card (version, starts_at, sale_basis_points, period_basis_points, announced_at, reason)
  values (1, '2026-01-01T00:00:00Z', 5000, 5000, '2026-01-01T00:00:00Z', '');

create trigger royalties_rate_card_stays before update or delete on royalties_rate_card
  for each row execute function ledger_refuse_change();

alter table notices_notice drop constraint notices_notice_kind_check;
alter table notices_notice add constraint notices_notice_kind_check
  check (kind in ('application_accepted', 'submission_changes_requested', 'submission_rejected', 'submission_approved',
    'appeal_decided', 'first_sale', 'statement_ready', 'payout_paid', 'payout_failed', 'rate_card_announced'));
