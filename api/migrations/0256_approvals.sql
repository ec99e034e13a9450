-- no transaction
-- Whether something new is on sale is asked every second: the newest approval is read from an index of approvals alone.
create index concurrently if not exists staff_audit_line_approved on staff_audit_line (happened_at, position)
where
  action = 'submission.review'
  and after ->> 'status' = 'approved';
