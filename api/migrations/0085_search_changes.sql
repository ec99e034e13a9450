-- What changed of the search rows, in the order of commits, so that an index outside the database can follow
-- (docs/adr/0045-search-driver-memory.md).

create table search_change (
  -- Null when what the rows refer to changed: values of the filter panel, studios, collections, featured assets, synonyms.
  asset_id uuid,
  -- Only popularity or rating changed.
  is_figure boolean not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index on search_change (changed_in);

create function search_note_rows() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) select asset_id, false from touched;
  notify search_change;
  return null;
end
$$;

create function search_note_updated() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure)
    select asset_id, to_jsonb(before) - 'popularity' - 'rating' = to_jsonb(after) - 'popularity' - 'rating'
    from before join after using (asset_id);
  notify search_change;
  return null;
end
$$;

create function search_note_reference() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) values (null, false);
  notify search_change;
  return null;
end
$$;

create trigger search_note_inserted after insert on search_asset
  referencing new table as touched for each statement execute function search_note_rows();
create trigger search_note_deleted after delete on search_asset
  referencing old table as touched for each statement execute function search_note_rows();
create trigger search_note_updated after update on search_asset
  referencing old table as before new table as after for each statement execute function search_note_updated();

create trigger search_note_reference after insert or update or delete or truncate on search_facet
  for each statement execute function search_note_reference();
create trigger search_note_reference after insert or update or delete or truncate on search_synonym
  for each statement execute function search_note_reference();
create trigger search_note_reference after insert or update or delete or truncate on catalog_designer
  for each statement execute function search_note_reference();
create trigger search_note_reference after insert or update or delete or truncate on catalog_collection
  for each statement execute function search_note_reference();
create trigger search_note_reference after insert or update or delete or truncate on shop_collection
  for each statement execute function search_note_reference();
create trigger search_note_reference after insert or update or delete or truncate on shop_collection_item
  for each statement execute function search_note_reference();
