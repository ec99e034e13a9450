alter table downloads_entitlement add column trial_seen boolean not null default false;
