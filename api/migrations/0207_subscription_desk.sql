-- Subscriptions are listed, credited and canceled by those who run the shop.
create index subscriptions_by_start on subscriptions_subscription (started_at, id);
create index subscriptions_by_renewal on subscriptions_subscription (period_end, id);
create index subscriptions_by_status_start on subscriptions_subscription (status, started_at, id);
create index subscriptions_by_status_renewal on subscriptions_subscription (status, period_end, id);
create index subscriptions_running_by_start on subscriptions_subscription (started_at, id) where status <> 'expired';
create index subscriptions_running_by_renewal on subscriptions_subscription (period_end, id) where status <> 'expired';
create index subscriptions_by_plan on subscriptions_subscription (plan_id, started_at, id);

alter table subscriptions_subscription
  -- Downloads beside those of the plan, until an instant: what is not used by then is lost, as the plan's own are.
  add column credited_downloads int not null default 0 check (credited_downloads >= 0),
  add column credited_until timestamptz,
  add constraint subscriptions_credit_ends check ((credited_downloads > 0) = (credited_until is not null)),
  drop constraint subscriptions_subscription_end_cause_check,
  add constraint subscriptions_subscription_end_cause_check check (
    end_cause in ('trial-over', 'period-over', 'grace-over', 'provider', 'refund', 'second', 'payer', 'staff')
  );

-- Credits by the key of their request: each counts once.
create table subscriptions_credit (
  subscription_id uuid not null references subscriptions_subscription on delete cascade,
  key text not null,
  downloads int not null check (downloads > 0),
  given_at timestamptz not null,
  primary key (subscription_id, key)
);
