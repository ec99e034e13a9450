-- What an event of the payment provider is about, by the provider's names, so that it is shown beside our own states.
alter table payments_event
  add column session_id text,
  add column payment_ref text,
  add column subscription_ref text,
  add column amount_cents int;
create index on payments_event (session_id) where session_id is not null;
create index on payments_event (payment_ref) where payment_ref is not null;
create index on payments_event (subscription_ref) where subscription_ref is not null;

-- Events that have had their effect, and those whose effect failed.
create view payments_event_view as
  select id, type, session_id, payment_ref, subscription_ref, amount_cents, received_at, null::text as failure
  from payments_event
  union all
  select id, type, event ->> 'sessionId', event ->> 'paymentRef', event ->> 'subscriptionRef',
    (event ->> 'amountCents')::int, received_at, failure
  from payments_failed_event;
