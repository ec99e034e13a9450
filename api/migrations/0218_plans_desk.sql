-- Plans are changed at a desk, in versions: whoever subscribed keeps the version they agreed to. What can be chosen now
-- stands in the plan itself; the versions say what was agreed to, how it came to that, and what is planned.
create table subscriptions_plan_version (
  plan_id text not null references subscriptions_plan,
  -- Counts the versions of one plan.
  version int not null check (version > 0),
  name text not null,
  description text not null,
  price_cents int not null check (price_cents >= 0),
  downloads_a_month int check (downloads_a_month > 0),
  downloads_once int check (downloads_once > 0),
  license text not null check (license in ('personal', 'standard', 'commercial', 'extended')),
  includes_premium boolean not null,
  trial_days int not null check (trial_days >= 0),
  trial_downloads int check (trial_downloads > 0),
  perks text[] not null,
  is_popular boolean not null,
  reason text not null,
  starts_at timestamptz not null,
  created_at timestamptz not null,
  status text not null check (status in ('planned', 'started', 'canceled')),
  primary key (plan_id, version),
  check ((trial_days > 0) = (trial_downloads is not null))
);
create unique index subscriptions_plan_planned on subscriptions_plan_version (plan_id) where status = 'planned';

insert into subscriptions_plan_version
  (plan_id, version, name, description, price_cents, downloads_a_month, downloads_once, license, includes_premium,
    trial_days, trial_downloads, perks, is_popular, reason, starts_at, created_at, status)
  select id, 1, name, description, price_cents, downloads_a_month, downloads_once, license, includes_premium,
    trial_days, trial_downloads, perks, is_popular, 'The first version', now(), now(), 'started'
  from subscriptions_plan;

alter table subscriptions_plan
  -- The version that can be chosen now.
  add column version int not null default 1,
  add column is_on_sale boolean not null default true;

alter table subscriptions_subscription
  -- The version that was agreed to.
  add column plan_version int not null default 1,
  add column pending_plan_version int,
  add constraint subscriptions_agreed_version
    foreign key (plan_id, plan_version) references subscriptions_plan_version,
  add constraint subscriptions_pending_version
    foreign key (pending_plan_id, pending_plan_version) references subscriptions_plan_version;
update subscriptions_subscription set pending_plan_version = 1 where pending_plan_id is not null;
alter table subscriptions_subscription
  add constraint subscriptions_pending_has_version check ((pending_plan_id is null) = (pending_plan_version is null));

alter table subscriptions_session
  add column plan_version int not null default 1,
  add constraint subscriptions_session_version
    foreign key (plan_id, plan_version) references subscriptions_plan_version;

-- How many hold which version, and who.
create index subscriptions_by_version on subscriptions_subscription (plan_id, plan_version) where status <> 'expired';
