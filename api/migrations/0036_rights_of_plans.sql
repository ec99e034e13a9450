-- A refund of a plan ends the licences it paid for: each names its subscription, each payment the time it paid.

alter table downloads_entitlement add column subscription_id uuid;
create index on downloads_entitlement (subscription_id);

update downloads_entitlement entitlement
  set subscription_id = (
    select subscription.id from subscriptions_subscription subscription
    where subscription.user_id = entitlement.user_id
      and subscription.started_at <= entitlement.acquired_at
      and coalesce(subscription.ended_at, 'infinity') >= entitlement.acquired_at
    order by subscription.started_at desc limit 1
  )
  where plan_name is not null;

alter table subscriptions_payment add column period_start timestamptz;
update subscriptions_payment set period_start = paid_at;
alter table subscriptions_payment alter column period_start set not null;
