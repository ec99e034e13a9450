-- The submission whose file an upload is to take the place of; null for one that becomes a draft of its own.
alter table uploads_upload add column submission_id uuid;
