-- People are listed, found and helped by those who run the shop.
alter table account_user add column blocked_at timestamptz;

-- An index for each view in its order, and for each beginning by which people are found.
create index account_user_joined on account_user (created_at, id) where deleted_at is null;
create index account_user_blocked on account_user (created_at, id) where deleted_at is null and blocked_at is not null;
create index account_user_unconfirmed on account_user (created_at, id)
  where deleted_at is null and email_confirmed_at is null;
create index account_user_subscribed on account_user (created_at, id)
  where deleted_at is null and has_active_subscription;
create index account_user_email_prefix on account_user (lower(email) text_pattern_ops) where deleted_at is null;
create index account_user_name_prefix on account_user (lower(name) text_pattern_ops) where deleted_at is null;
create index account_user_username_prefix on account_user (lower(username) text_pattern_ops) where deleted_at is null;

create view account_customer_view as
  select id, name, username, email, created_at, email_confirmed_at, blocked_at, has_active_subscription, free_downloads
  from account_user where deleted_at is null;

-- Sessions stay for a week after they have ended.
create view account_seen_view as
  select user_id, max(last_used_at) as seen_at from account_session group by user_id;

create or replace view support_ticket_view as
  select number, category_id, contact_subject is not null as is_message, subject, description, status, created_at, due_at,
    user_id
  from support_ticket;

create view downloads_license_view as
  select id, user_id, license_number, title, license, order_id, plan_name, acquired_at,
    revoked_at is not null or superseded_at is not null as is_ended
  from downloads_entitlement;
