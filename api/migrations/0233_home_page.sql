-- The home page is written at the desk of texts, too: its versions and its draft are those of a text at an address of its own.
-- Without a version it has the sections it came with.
alter table content_page
  drop constraint content_page_slug_check,
  add constraint content_page_slug_check
    check (slug ~ '^(home/page|help/[a-z0-9-]{3,100}|mails/[a-z0-9-]{3,100}|[a-z0-9]+(-[a-z0-9]+)*)$');

create or replace view content_page_view as
  select slug, max(published_at) as changed_at from content_page
  where published_at is not null and slug not like 'help/%' and slug not like 'mails/%' and slug <> 'home/page'
  group by slug;
