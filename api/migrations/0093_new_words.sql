-- A word that is new to the catalog is known as soon as its asset is; how many assets have a word is counted by a job.
create function search_learn_words(asset_ids uuid[]) returns void language sql as $$
  insert into search_word (word, document_count)
    select distinct word, 1 from search_text cross join unnest(tsvector_to_array(doc)) as word
    where asset_id = any(asset_ids) and word ~ '[^0-9]'
    order by word
    on conflict (word) do nothing
$$;

-- Counts the words of all documents anew, beside transactions that add some.
create or replace function search_count_words() returns void language sql as $$
  with counted as materialized (
    select word, ndoc from ts_stat('select doc from search_text') where word ~ '[^0-9]'
  ), kept as (
    insert into search_word as known (word, document_count) select word, ndoc from counted order by word
      on conflict (word) do update set document_count = excluded.document_count
      where known.document_count <> excluded.document_count
  )
  delete from search_word where not exists (select from counted where counted.word = search_word.word)
$$;
