-- A category that is being removed, and the one that takes what it has: a job moves that, however much it is.
alter table catalog_category
  add column removed_into smallint references catalog_category,
  add check (removed_into <> id);
