-- How well patterns answer what is searched for, by the judgment of the staff: drafts of synonyms and pins are tried against it.
create table search_judged (
  -- As the words of the index are written.
  words text not null check (length(words) between 1 and 200),
  asset_id uuid not null,
  -- 3 is just what is meant, 1 is near to it.
  grade smallint not null check (grade between 1 and 3),
  primary key (words, asset_id)
);
