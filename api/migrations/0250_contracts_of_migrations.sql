-- A migration may take away what older code needs: such code must know, and serves no longer.

alter table platform_migration add column is_contract boolean not null default false;
