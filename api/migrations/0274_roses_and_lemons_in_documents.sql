-- no transaction
-- may run again: documents are written anew as they are

-- What was found by the shades rose and lemon is indexed anew, in batches that nobody waits for.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    batch := array(
      select asset_id from search_text
      where asset_id > last and doc @@ '''rose'':B | ''lemon'':B'
      order by asset_id limit 500
    );
    exit when cardinality(batch) = 0;
    perform search_index_assets(batch);
    last := batch[cardinality(batch)];
    commit;
  end loop;
end
$$;
