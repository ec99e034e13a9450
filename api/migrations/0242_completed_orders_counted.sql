-- How many orders are completed, for the overview: what each change added or took, so that no two purchases wait for one
-- row. `shop.prune` adds them up.
create table orders_completed_change (added int not null);

create function orders_note_completed() returns trigger language plpgsql as $$
begin
  insert into orders_completed_change (added) values (tg_argv[0]::int);
  return null;
end $$;
create trigger orders_order_is_completed after insert on orders_order
  for each row when (new.status = 'completed') execute function orders_note_completed('1');
create trigger orders_order_becomes_completed after update of status on orders_order
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function orders_note_completed('1');
create trigger orders_order_was_completed after update of status on orders_order
  for each row when (old.status = 'completed' and new.status <> 'completed') execute function orders_note_completed('-1');
create trigger orders_order_is_gone after delete on orders_order
  for each row when (old.status = 'completed') execute function orders_note_completed('-1');

insert into orders_completed_change (added) select count(*) from orders_order where status = 'completed';

create view orders_completed_view as select coalesce(sum(added), 0)::int as count from orders_completed_change;
