-- Who waits for a plan to begin is told when its payment changes (docs/adr/0141-live-status.md).
create function subscriptions_say_paid() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'plan-session:' || id) from changed;
  return null;
end
$$;

create trigger subscriptions_session_says_changed after update on subscriptions_session
  referencing new table as changed for each statement execute function subscriptions_say_paid();
