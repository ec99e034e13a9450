-- Mails are written at the desk of texts, too: their versions and drafts are those of texts at the address of their name. A mail
-- without a version has the words it came with.
alter table content_page
  drop constraint content_page_slug_check,
  add constraint content_page_slug_check
    check (slug ~ '^(help/[a-z0-9-]{3,100}|mails/[a-z0-9-]{3,100}|[a-z0-9]+(-[a-z0-9]+)*)$');

create or replace view content_page_view as
  select slug, max(published_at) as changed_at from content_page
  where published_at is not null and slug not like 'help/%' and slug not like 'mails/%' group by slug;
