-- Who waits for a check, an answer or work is told when there is some (docs/adr/0141-live-status.md).
create function submissions_say_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'studio:' || studio_id) from (select distinct studio_id from changed) as each;
  return null;
end
$$;
create trigger submissions_submission_says_new after insert on submissions_submission
  referencing new table as changed for each statement execute function submissions_say_changed();
create trigger submissions_submission_says_changed after update on submissions_submission
  referencing new table as changed for each statement execute function submissions_say_changed();

create function support_say_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'ticket:' || number) from changed;
  return null;
end
$$;
create trigger support_ticket_says_changed after update on support_ticket
  referencing new table as changed for each statement execute function support_say_changed();

create function support_say_more() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'ticket:' || number)
    from support_ticket where id in (select ticket_id from said);
  return null;
end
$$;
create trigger support_message_says_more after insert on support_message
  referencing new table as said for each statement execute function support_say_more();

-- The counts beside the desks.
create function changes_say_desks() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'desks');
  return null;
end
$$;
create trigger submissions_submission_waits after insert or delete or update of status on submissions_submission
  for each statement execute function changes_say_desks();
create trigger studios_application_waits after insert or delete or update of status on studios_application
  for each statement execute function changes_say_desks();
create trigger support_ticket_waits after insert or delete or update on support_ticket
  for each statement execute function changes_say_desks();
create trigger reviews_report_waits after insert or delete or update on reviews_report
  for each statement execute function changes_say_desks();
create trigger takedowns_request_waits after insert or delete or update on takedowns_request
  for each statement execute function changes_say_desks();
