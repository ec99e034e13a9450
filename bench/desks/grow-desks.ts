import type { Session } from '../scale/session.ts';

/** Records listed by the desks besides orders and people, by the index of the generated person they belong to. */
const subscriptions = `insert into subscriptions_subscription (user_id, plan_id, price_cents, status, subscription_ref,
    started_at, period_start, period_end, grace_ends_at, ended_at, end_cause)
  select person.id, plan.ids[1 + place % cardinality(plan.ids)], 999 + place % 5000, status, 'grown-' || place, started,
    ended - interval '30 days', ended, case when status = 'past_due' then now() + interval '5 days' end,
    case when status = 'expired' then ended end, case when status = 'expired' then 'period-over' end
  from grown_person person
  cross join (
    select array_agg(id order by position) as ids from subscriptions_plan
    where interval is not null
  ) plan
  cross join lateral (
    select case when place % 3 = 0 then 'expired' when place % 20 = 1 then 'canceled' when place % 50 = 2 then 'past_due'
      else 'active' end as status, now() - interval '1 minute' * (place * 17 % 1500000) as started
  ) lived
  cross join lateral (
    select case when status = 'expired' then started + interval '31 days' else now() + interval '1 minute' * (place % 43200)
      end as ended
  ) paid
  where place <= 60000`;

const subscribed = `update account_user set has_active_subscription = true where id in (
  select user_id from subscriptions_subscription where subscription_ref like 'grown-%' and status <> 'expired')`;

const payments = `insert into subscriptions_payment (subscription_id, payment_ref, kind, amount_cents, paid_at, period_start)
  select id, subscription_ref || '-' || period, 'renewal', price_cents, paid, paid
  from subscriptions_subscription, generate_series(0, 3) period,
    lateral (select period_start - interval '30 days' * period as paid) earlier
  where subscription_ref like 'grown-%'`;

/** Marks the studios' share of payments as already split, or a job would do that during the measurement. */
const shared = `insert into royalties_period (subscription_id, period_start, period_end, rate_card_version,
    rate_basis_points, studio_ids, patterns, net_cents, changes)
  select paid.subscription_id, paid.period_start, paid.period_end, 1, 5000, '{}', '{}', paid.net_cents, 1
  from subscriptions_period_view paid
  join subscriptions_subscription subscription on subscription.id = paid.subscription_id
  where subscription.subscription_ref like 'grown-%'`;

const steps = `insert into subscriptions_transition (subscription_id, to_status, plan_id, cause, at)
  select id, 'active', plan_id, 'subscription.started', started_at from subscriptions_subscription
  where subscription_ref like 'grown-%'
  union all
  select id, status, plan_id, 'cancel', greatest(started_at, now() - interval '1 minute' * (price_cents % 60000))
  from subscriptions_subscription where subscription_ref like 'grown-%' and status in ('canceled', 'past_due')`;

const subscriptionsBooked = `with booked as (
    insert into ledger_transaction (key, kind, posted_at)
    select 'subscription-paid:' || payment_ref, 'subscription-paid', paid_at from subscriptions_payment
    where payment_ref like 'grown-%' returning id, key, posted_at
  )
  insert into ledger_entry (transaction_id, account, amount_cents, posted_at)
  select booked.id, entry.account, entry.cents, booked.posted_at
  from booked join subscriptions_payment paid on booked.key = 'subscription-paid:' || paid.payment_ref
  cross join lateral (values ('provider', paid.amount_cents), ('subscriptions', -paid.amount_cents)) entry (account, cents)`;

/** Studios' earnings: an account for each, with few transactions among all others. */
const earningsBooked = `with sold as (
    select id, posted_at, row_number() over (order by posted_at) as place from ledger_transaction where kind = 'order-paid'
  ), booked as (
    insert into ledger_transaction (key, kind, posted_at)
    select 'grown-earning:' || place, 'royalties-sale', posted_at from sold where place % 5 = 0 returning id, key, posted_at
  )
  insert into ledger_entry (transaction_id, account, amount_cents, posted_at)
  select booked.id, entry.account, entry.cents, booked.posted_at
  from booked
  cross join lateral (select substr(key, 15)::int / 5 as number) earned
  cross join lateral (values ('royalty-costs', 150), ('royalties:' || (1 + number % 40), -150)) entry (account, cents)`;

const tickets = `insert into support_ticket (number, user_id, email, category_id, subject, description, status, created_at,
    due_at, updated_at)
  select 'HD-TG' || lpad(index::text, 7, '0'), person.id, person.email,
    (array['account', 'subscription', 'downloads', 'payments'])[1 + index % 4], 'Question ' || index || ' about a file',
    'It says it is damaged.', case when index % 200 = 0 then 'new' when index % 200 = 1 then 'open'
      when index % 50 = 2 then 'waiting' else 'closed' end, asked, asked + interval '1 day', asked + interval '1 hour'
  from generate_series(1, 100000) index
  join grown_person person on person.place = 1 + index * 13 % 200000
  cross join lateral (select now() - interval '1 minute' * (index * 7 % 1500000) as asked) at`;

const reviews = `insert into reviews_review (asset_id, user_id, stars, text, created_at, updated_at)
  select asset_id, user_id, 1 + length(number) % 5, 'It tiles well.', completed_at, completed_at
  from orders_order sold join orders_item item on item.order_id = sold.id
  where number like 'HDG-%7' and sold.status = 'completed'`;

const reports = `insert into reviews_report (review_id, reporter_id, reason, note, reported_at, verdict, decided_at)
  select id, null, 'spam', 'Advertising', at, verdict, case when verdict is not null then at end
  from (
    select id, created_at + interval '1 hour' as at,
      (array['kept', 'hidden', 'kept', null])[1 + row_number() over (order by id) % 4] as verdict
    from reviews_review order by id limit 20000
  ) review`;

const hidden = `insert into reviews_hidden (review_id, reason, hidden_at)
  select review_id, 'Advertising', decided_at from reviews_report where verdict = 'hidden'`;

const newsletter = `insert into newsletter_subscription (email, status, requested_at, mailed_at, confirmed_at)
  select email, (array['confirmed', 'confirmed', 'confirmed', 'unsubscribed', 'pending', 'bounced'])[1 + place % 6], at, at, at
  from grown_person, lateral (select now() - interval '1 minute' * (place * 11 % 1500000) as at) asked`;

const issues = `insert into newsletter_issue (subject, body, state, send_at, finished_at, created_at)
  select 'Issue ' || index, 'New patterns.', 'sent', at, at, at
  from generate_series(1, 500) index, lateral (select now() - interval '2 days' * index as at) sent`;

const mails = `insert into system_mail (id, task, payload, job_id, recipient, subject, tries, error, created_at, tried_at, sent_at)
  select 'grown-' || index, 'orders.receipt', '{}', 1000000000 + index, person.email, 'Your receipt', 1,
    case when index % 500 = 0 then 'No such mailbox' end, at, at, case when index % 500 <> 0 then at end
  from generate_series(1, 400000) index
  join grown_person person on person.place = 1 + index::bigint * 7919 % 200000
  cross join lateral (select now() - interval '6 seconds' * index as at) made`;

/** Audit lines are chained: many in one transaction take increasingly longer. */
const lines = `insert into staff_audit_line (happened_at, actor_id, action, subject_kind, subject_id, after, why)
  select now() - interval '1 day' + interval '1 second' * index, person.id,
    (array['order.refund', 'person.block', 'ticket.answer', 'coupon.change'])[1 + index % 4],
    (array['order', 'person', 'ticket', 'coupon'])[1 + index % 4], 'grown-' || index % 5000, '{"status": "done"}', 'Asked for'
  from generate_series($1::int, $2::int) index join grown_person person on person.place = 1 + index % 20 order by index`;

const jobs = `select graphile_worker.add_job('orders.receipt', json_build_object('orderId', index::text),
    run_at => now() + interval '1 year') from generate_series(1, 20000) index`;

const events = `insert into payments_event (id, type, received_at)
  select 'grown-' || number, 'payment.succeeded', created_at from orders_order where number like 'HDG-%'`;

const failedEvents = `insert into payments_failed_event (id, type, event, failure, received_at, failed_at)
  select 'grown-failed-' || index, 'payment.succeeded', '{}', 'No such order', at, at
  from generate_series(1, 2000) index, lateral (select now() - interval '1 hour' * index as at) came`;

const zeroResults = `insert into search_zero_result (day, words, count)
  select current_date - day, 'missing ' || (word * (1 + day % 3)), 1 + word % 40
  from generate_series(0, 89) day, generate_series(1, 2000) word`;

const synonyms = `insert into search_synonym (typed, meant, is_two_way)
  select 'grown ' || index, 'meant ' || index % 500, index % 2 = 0 from generate_series(1, 5000) index`;

const pins = `insert into search_pin (words, asset_ids)
  select 'grown ' || index, array(select id from catalog_asset where status = 'approved' order by sku limit 1 + index % 8)
  from generate_series(1, 3000) index`;

const coupons = `insert into coupon (code, discount_basis_points, is_active, valid_from, valid_to, note, created_at)
  select 'GROWN' || lpad(index::text, 6, '0'), 1000, index % 10 <> 0, at, at + interval '1 day' * (1 + index % 700), 'A series',
    at
  from generate_series(1, 50000) index, lateral (select now() - interval '10 minutes' * index as at) made`;

const couponUses = `insert into coupon_use (order_id, coupon_code, person_hash, user_id, is_redeemed)
  select id, 'GROWN' || lpad((1 + substr(number, 5)::int % 50000)::text, 6, '0'), number, user_id, true
  from orders_order where number like 'HDG-%9' and status = 'completed'`;

const takedowns = `insert into takedowns_request (number, asset_id, status, claimant_name, claimant_email, claimant_contact,
    right_claimed, made_at, confirmed_at, due_at, restore_at)
  select 'HD-CG' || lpad(index::text, 7, '0'), asset.ids[1 + index % cardinality(asset.ids)], status, 'Claimant ' || index,
    'claimant-' || index || '@example.com', 'By mail', 'It is mine.', at, at, at + interval '3 days',
    case when status = 'countered' then at + interval '14 days' end
  from generate_series(1, 10000) index
  cross join (select array_agg(id order by sku) as ids from catalog_asset where status = 'approved') asset
  cross join lateral (
    select (array['waiting', 'refused', 'held', 'restored', 'refused', 'in_court'])[1 + index % 6] as status,
      now() - interval '1 hour' * index as at
  ) made`;

const applications = `insert into studios_application (account_id, status, studio_name, slug, created_at, submitted_at,
    answer_due_at, decided_at, decline_reason)
  select id, status, 'Applied ' || place, 'applied-' || place, at, at, at + interval '3 days',
    case when status <> 'submitted' then at end, case when status = 'declined' then 'range' end
  from grown_person
  cross join lateral (
    select (array['accepted', 'declined', 'declined', 'submitted'])[1 + place % 4] as status,
      now() - interval '1 hour' * place as at
  ) applied
  where place <= 10000`;

const members = `insert into studios_member (studio_id, account_id, role)
  select studio.id, person.id, 'owner'
  from (select id, row_number() over (order by id) as place from catalog_designer) studio
  join grown_person person using (place) on conflict do nothing`;

const sessions = `insert into account_session (user_id, token_hash, created_at, expires_at)
  select id, encode(sha256(email::bytea), 'hex'), now(), now() + interval '7 days' from grown_person where place <= 50000`;

const AUDIT_LINES = 20_000;
const AUDIT_STEP = 250;

/** Fills a shop that has generated people and orders with the data of the other desks. */
export async function growDesks(session: Session): Promise<void> {
  for (const statement of [subscriptions, subscribed, payments, shared, steps]) await session.query(statement);
  await session.query('set session_replication_role = replica');
  for (const statement of [subscriptionsBooked, earningsBooked]) await session.query(statement);
  await session.query('set session_replication_role = default');
  for (const statement of [tickets, reviews, reports, hidden, newsletter, issues, mails])
    await session.query(statement);
  for (let from = 1; from < AUDIT_LINES; from += AUDIT_STEP) {
    await session.query(lines, [from, from + AUDIT_STEP - 1]);
  }
  for (const statement of [jobs, events, failedEvents, zeroResults, synonyms, pins]) await session.query(statement);
  for (const statement of [coupons, couponUses, takedowns, applications, members]) await session.query(statement);
  await session.query(sessions);
}
