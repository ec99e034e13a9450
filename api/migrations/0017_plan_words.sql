-- What the pricing page says of a plan, and the Free plan beside those that are paid.

alter table subscriptions_plan
  add column description text not null default '',
  -- Downloads an account is given once, when it is made.
  add column downloads_once int check (downloads_once > 0),
  alter column interval drop not null,
  drop constraint subscriptions_plan_tier_check,
  drop constraint subscriptions_plan_licence_check,
  drop constraint subscriptions_plan_price_cents_check,
  add constraint subscriptions_plan_tier_check check (tier in ('free', 'membership', 'starter', 'pro', 'elite')),
  add constraint subscriptions_plan_licence_check
    check (licence in ('personal', 'standard', 'commercial', 'extended')),
  -- Only what is never paid has no interval.
  add constraint subscriptions_plan_price_cents_check
    check (price_cents >= 0 and (interval is null) = (price_cents = 0));

update subscriptions_plan set description = case tier
  when 'membership' then 'Every pattern of All Designs, as many as you like.'
  when 'starter' then 'For a first collection and the odd commission.'
  when 'pro' then 'For studios that print every month.'
  else 'For teams that resell, automate and brief.'
end;

insert into subscriptions_plan
  (id, offer, tier, name, description, interval, price_cents, downloads_once, licence, includes_premium, perks, position)
values
  ('free', 'pricing', 'free', 'Free', 'To look around and print a first piece.', null, 0, 5, 'personal', false,
    '{PNG files}', 0);

alter table subscriptions_plan alter column description drop default;
