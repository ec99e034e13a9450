-- Desks read each list from an index in its order, and find words of a subject by an index of its trigrams.
create index support_ticket_due on support_ticket (due_at, id);
create index support_ticket_created on support_ticket (created_at, id);
create index support_ticket_unassigned on support_ticket (due_at, id) where assignee_id is null and status <> 'closed';
create index support_ticket_subject on support_ticket using gin (subject gin_trgm_ops);

create index staff_audit_line_by_kind on staff_audit_line (subject_kind, happened_at, position);
