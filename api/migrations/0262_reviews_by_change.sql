-- no transaction
-- Reported reviews that wait for nothing are listed by when they changed last.
create index concurrently if not exists reviews_review_changed on reviews_review (updated_at desc, id);
