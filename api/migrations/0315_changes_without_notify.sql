-- What has changed, for who waits for it. Transactions that notify commit one after another, and each waits for the
-- log meanwhile: what changed is a row instead (docs/adr/0176-changes-are-asked-for.md).

-- It tells of the last minutes alone: whoever loses its database reads everything anew.
create unlogged table changes_change (
  topic text not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index on changes_change (changed_in);

create or replace function orders_say_changed() returns trigger language plpgsql as $$
begin
  insert into changes_change (topic) select 'order:' || id from changed;
  return null;
end
$$;

create or replace function subscriptions_say_paid() returns trigger language plpgsql as $$
begin
  insert into changes_change (topic) select 'plan-session:' || id from changed;
  return null;
end
$$;

create or replace function submissions_say_changed() returns trigger language plpgsql as $$
begin
  insert into changes_change (topic) select distinct 'studio:' || studio_id from changed;
  return null;
end
$$;

create or replace function submissions_say_more() returns trigger language plpgsql as $$
begin
  insert into changes_change (topic)
    select 'studio:' || studio_id from submissions_submission where id in (select submission_id from said);
  return null;
end
$$;

create or replace function support_say_changed() returns trigger language plpgsql as $$
begin
  insert into changes_change (topic) select 'ticket:' || number from changed;
  return null;
end
$$;

create or replace function support_say_more() returns trigger language plpgsql as $$
begin
  insert into changes_change (topic)
    select 'ticket:' || number from support_ticket where id in (select ticket_id from said);
  return null;
end
$$;

create or replace function changes_say_desks() returns trigger language plpgsql as $$
begin
  insert into changes_change (topic) values ('desks');
  return null;
end
$$;

-- Indexes outside the database ask for search_change as often.

create or replace function search_note_rows() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) select asset_id, false from touched;
  return null;
end
$$;

create or replace function search_note_updated() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure)
    select asset_id, to_jsonb(before) - 'popularity' - 'rating' = to_jsonb(after) - 'popularity' - 'rating'
    from before join after using (asset_id);
  return null;
end
$$;

create or replace function search_note_reference() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) values (null, false);
  return null;
end
$$;

create or replace function search_note_listing() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) values (null, true);
  return null;
end
$$;

create or replace function search_note_asset() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) values (new.id, true);
  return null;
end
$$;

create or replace function search_note_artwork() returns trigger language plpgsql as $$
begin
  insert into search_change (asset_id, is_figure) values (new.asset_id, true);
  return null;
end
$$;
