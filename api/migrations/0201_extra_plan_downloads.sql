-- Downloads that the staff has added to a month of a plan.
create table downloads_plan_extra (
  subscription_id text not null,
  month_start timestamptz not null,
  extra int not null check (extra between 0 and 1000),
  primary key (subscription_id, month_start)
);
