-- The account that a studio belongs to; an account owns at most one studio.
alter table catalog_designer add column owner_id uuid unique references account_user on delete set null;
