-- What the shop explains, who asks it something, and who wants its letters.

create table help_category (
  id text primary key check (id ~ '^[a-z]{1,40}$'),
  title text not null,
  description text not null,
  position int not null unique
);
insert into help_category (id, title, description, position) values
  ('account', 'Account & Login', 'Signing up, signing in and what we keep about you.', 1),
  ('subscription', 'Subscription & Plans', 'Plans, trials, changes and refunds.', 2),
  ('downloads', 'Downloads & Licenses', 'Your files, your library and what you may do with them.', 3),
  ('payments', 'Payments & Billing', 'Prices, checkout, coupons and receipts.', 4),
  ('technical', 'Technical Support', 'When something does not load, open or print.', 5),
  ('guides', 'Product & Design Guides', 'Finding, judging and using a pattern.', 6);

create table help_article (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9-]{3,100}$'),
  category_id text not null references help_category,
  question text not null check (length(question) between 3 and 200),
  answer text not null check (length(answer) between 3 and 5000),
  position int not null,
  -- The version of the sample texts it came with; null when the operator wrote it.
  sample_version int,
  -- Set when the operator changes it: from then on newer sample texts leave it alone.
  edited_at timestamptz
);
create index on help_article (category_id, position);

-- 'Was this helpful?' answered with Yes, once per person and per browser.
create table help_feedback (
  article_id uuid not null references help_article on delete cascade,
  visitor_key text not null check (length(visitor_key) between 16 and 100),
  user_id uuid references account_user on delete set null,
  created_at timestamptz not null,
  primary key (article_id, visitor_key),
  unique (article_id, user_id)
);

create table support_ticket (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  user_id uuid references account_user on delete set null,
  email text not null check (length(email) <= 254),
  category_id text not null references help_category,
  subject text not null check (length(subject) between 1 and 150),
  description text not null check (length(description) between 1 and 5000),
  -- Where the person was when something went wrong, such as the article they report.
  context text check (length(context) <= 500),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  -- When an answer is promised by.
  due_at timestamptz not null check (due_at > created_at)
);
create index on support_ticket (status, due_at);
create index on support_ticket (user_id, created_at desc);

create table support_message (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  subject text not null
    check (subject in ('general', 'support', 'contributor', 'partnership', 'billing', 'feedback', 'other')),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null
);
create index on support_message (created_at desc);

create table newsletter_subscription (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Rises when somebody who left comes back, so that links of the earlier subscription are dead.
  round int not null default 1,
  requested_at timestamptz not null,
  -- When the confirmation mail was last asked for: another within the day is not sent.
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
-- Capitals and small letters are the same person.
create unique index newsletter_subscription_email on newsletter_subscription (lower(email));
