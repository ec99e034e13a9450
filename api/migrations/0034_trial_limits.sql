-- How many patterns a trial gives in all; null for plans that cannot be tried.
alter table subscriptions_plan add column trial_downloads int check (trial_downloads > 0);
update subscriptions_plan set trial_downloads = 10 where trial_days > 0;
alter table subscriptions_plan add check ((trial_days > 0) = (trial_downloads is not null));
