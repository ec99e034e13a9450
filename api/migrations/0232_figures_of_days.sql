-- What happened in the shop is counted by day. Payments are booked in the order of their time: their index stands already.

create view subscriptions_step_view as
  select from_status, to_status, at from subscriptions_transition;
create index subscriptions_transition_at on subscriptions_transition (at);
