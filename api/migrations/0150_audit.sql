-- What the staff has changed: one line for every write, each with the hash of the one before it. Nothing here names a
-- person but by the id of an account, so lines stay when an account is deleted.
create table staff_audit_line (
  -- Counts the lines without gaps; set by the trigger, as are both hashes.
  position bigint primary key,
  happened_at timestamptz not null,
  -- Who did it; null for a script on the machine of the shop.
  actor_id uuid,
  -- As whom, while the actor saw the shop as somebody else.
  impersonated_id uuid,
  action text not null check (action ~ '^[a-z]+\.[a-z-]+$'),
  subject_kind text not null check (subject_kind ~ '^[a-z][a-z-]*$'),
  subject_id text not null,
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  why text not null,
  request_id text,
  previous_hash bytea not null,
  hash bytea not null
);
create index staff_audit_line_by_time on staff_audit_line (happened_at, position);
create index staff_audit_line_by_actor on staff_audit_line (actor_id, happened_at, position);
create index staff_audit_line_by_action on staff_audit_line (action, happened_at, position);
create index staff_audit_line_by_subject on staff_audit_line (subject_kind, subject_id, happened_at, position);

-- The end of the chain: one row. Whoever writes a line holds it until the transaction ends, so lines are in one order.
create table staff_audit_head (
  is_only boolean primary key default true check (is_only),
  position bigint not null,
  hash bytea not null
);
insert into staff_audit_head (position, hash) values (0, decode(repeat('00', 32), 'hex'));

-- What is hashed does not depend on settings of the connection: instants are seconds, and jsonb has one text.
create function staff_audit_hash(line staff_audit_line) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    line.position, extract(epoch from line.happened_at), line.actor_id, line.impersonated_id, line.action,
    line.subject_kind, line.subject_id, line.before, line.after, line.why, line.request_id,
    encode(line.previous_hash, 'hex')
  )::text, 'UTF8'))
$$;

create function staff_audit_append() returns trigger language plpgsql as $$
declare
  head staff_audit_head;
begin
  select * into strict head from staff_audit_head for update;
  new.position := head.position + 1;
  new.previous_hash := head.hash;
  new.hash := staff_audit_hash(new);
  update staff_audit_head set position = new.position, hash = new.hash;
  return new;
end $$;
create function staff_audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only ever added to' using errcode = 'insufficient_privilege';
end $$;

create trigger staff_audit_line_appends before insert on staff_audit_line
  for each row execute function staff_audit_append();
create trigger staff_audit_line_stays before update or delete on staff_audit_line
  for each row execute function staff_audit_refuse();
create trigger staff_audit_line_is_kept before truncate on staff_audit_line
  for each statement execute function staff_audit_refuse();
-- Only a new line moves the end of the chain: that update comes from within a trigger.
create trigger staff_audit_head_moves before update on staff_audit_head
  for each row when (pg_trigger_depth() = 0) execute function staff_audit_refuse();
create trigger staff_audit_head_stays before insert or delete on staff_audit_head
  for each row execute function staff_audit_refuse();
create trigger staff_audit_head_is_kept before truncate on staff_audit_head
  for each statement execute function staff_audit_refuse();

-- Also for a session that replicates, which skips triggers that are not.
alter table staff_audit_line
  enable always trigger staff_audit_line_appends,
  enable always trigger staff_audit_line_stays,
  enable always trigger staff_audit_line_is_kept;
alter table staff_audit_head
  enable always trigger staff_audit_head_moves,
  enable always trigger staff_audit_head_stays,
  enable always trigger staff_audit_head_is_kept;
