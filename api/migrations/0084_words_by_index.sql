-- The single words of the index, found by their beginning and by what they share with a mistyped word, each by an index:
-- pairs of words, most of the vocabulary, are never looked at.
drop index catalog_search_word_word_idx1;
create index search_word_near on search_word using gin (word gin_trgm_ops) where position(' ' in word) = 0;
create index search_word_begun on search_word (word text_pattern_ops) where position(' ' in word) = 0;

-- The single words most like a mistyped one, of about its length; the threshold is what a word
-- one swap away still has: `dceo` and `deco` share one trigram of nine.
create function search_near_words(typed text, max_count int) returns table (word text, document_count int)
  language sql stable set pg_trgm.similarity_threshold = 0.1 as $$
  select word, document_count from search_word
  where word % typed and position(' ' in word) = 0 and abs(length(word) - length(typed)) <= 2
  order by similarity(word, typed) desc, document_count desc, word limit max_count
$$;

-- The single words that begin so, the most frequent first. Bounds instead of a pattern, which an index serves only when it
-- is known while the statement is planned.
create function search_begun_words(beginning text, max_count int) returns table (word text, document_count int)
  language sql stable as $$
  select word, document_count from search_word
  where word ~>=~ beginning and word ~<~ (beginning || chr(1114111)) and position(' ' in word) = 0
  order by document_count desc, word limit max_count
$$;
