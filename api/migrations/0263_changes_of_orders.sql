-- Who waits for an order is told when it changes: its buyer's page reads it anew (docs/adr/0141-live-status.md).
create function orders_say_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'order:' || id) from changed;
  return null;
end
$$;

create trigger orders_order_says_changed after update on orders_order
  referencing new table as changed for each statement execute function orders_say_changed();
