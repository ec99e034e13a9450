-- What people mean to buy, what they bought, and what they hold.

create table coupon (
  code text primary key check (code = upper(code)),
  discount_basis_points int not null check (discount_basis_points between 1 and 10000),
  is_active boolean not null default true,
  expires_at timestamptz
);
insert into coupon (code, discount_basis_points) values ('SAVE10', 1000);

create table cart (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references account_user on delete cascade,
  coupon_code text references coupon
);
create table cart_item (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart on delete cascade,
  asset_id uuid not null references catalog_asset,
  license text not null check (license in ('standard', 'extended')),
  position bigint generated always as identity,
  unique (cart_id, asset_id)
);

create table orders_order (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  user_id uuid not null references account_user,
  session_id text not null unique,
  status text not null check (status in ('pending', 'completed', 'failed', 'expired')),
  subtotal_cents int not null check (subtotal_cents >= 0),
  discount_cents int not null check (discount_cents between 0 and subtotal_cents),
  total_cents int not null check (total_cents = subtotal_cents - discount_cents),
  coupon_code text references coupon,
  receipt_email text not null,
  receipt_sent_at timestamptz,
  payment_error text,
  created_at timestamptz not null,
  completed_at timestamptz,
  check ((status = 'completed') = (completed_at is not null))
);
create index on orders_order (user_id, created_at desc, id);

create table orders_item (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders_order on delete cascade,
  asset_id uuid not null references catalog_asset,
  title text not null,
  license text not null check (license in ('standard', 'extended')),
  price_cents int not null check (price_cents >= 0),
  position int not null,
  unique (order_id, asset_id)
);

-- The first answer to a request that costs money, for every later one with the same key.
create table idempotency_key (
  user_id uuid not null references account_user on delete cascade,
  key text not null,
  request_hash text not null,
  -- JSON as it was sent: a replay is the same, byte for byte.
  response text,
  created_at timestamptz not null,
  primary key (user_id, key)
);

-- Every payment event has one effect, however often it is delivered.
create table payments_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

-- The sandbox provider's own books.
create table payments_sandbox_session (
  id text primary key,
  amount_cents int not null check (amount_cents > 0),
  label text not null,
  status text not null check (status in ('open', 'needs-confirmation', 'paid', 'expired')),
  success_url text not null,
  created_at timestamptz not null
);

create table downloads_entitlement (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references account_user,
  asset_id uuid not null references catalog_asset,
  order_id uuid references orders_order,
  title text not null,
  license text not null check (license in ('standard', 'extended', 'commercial', 'personal')),
  license_number text not null unique,
  holder_name text not null,
  formats text[] not null,
  acquired_at timestamptz not null,
  last_downloaded_at timestamptz,
  revoked_at timestamptz
);
-- One right of each kind: paying twice for the same one cannot make a second.
create unique index downloads_entitlement_once on downloads_entitlement (user_id, asset_id, license)
  where revoked_at is null;
create index on downloads_entitlement (user_id, acquired_at desc, id);
create index on downloads_entitlement (order_id);
