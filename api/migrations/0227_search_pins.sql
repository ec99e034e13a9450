-- Patterns that stand first for what is searched for, in an order, at most 8, until a day.
create table search_pin (
  -- As the words of the index are written.
  words text primary key check (length(words) between 1 and 200),
  asset_ids uuid[] not null check (cardinality(asset_ids) between 1 and 8),
  -- The last day (UTC) on which they do; null for always.
  ends_on date
);
