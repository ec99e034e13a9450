-- Texts are edited at a desk. Articles of the help center are published in versions, too: as texts at the address of their
-- page. An article without a version has the words it came with.
alter table content_page
  drop constraint content_page_slug_check,
  add constraint content_page_slug_check
    check (slug ~ '^(help/[a-z0-9-]{3,100}|[a-z0-9]+(-[a-z0-9]+)*)$');

-- What the staff has written last of a text, be it published or not. From then on newer sample texts leave it alone.
create table content_draft (
  slug text primary key,
  -- Counts what was saved and published.
  revision int not null check (revision > 0),
  title text not null,
  summary text not null,
  body text not null,
  edited_at timestamptz not null
);

create or replace view content_page_view as
  select slug, max(published_at) as changed_at from content_page
  where published_at is not null and slug not like 'help/%' group by slug;

-- What an article says, by version.
create view content_article_view as
  select substr(slug, 6) as slug, version, title, body, effective_at from content_page
  where published_at is not null and slug like 'help/%';

create or replace view help_article_view as
  select article.slug, article.edited_at, category.position as category_position, article.position,
    article.question, article.answer
  from help_article article join help_category category on category.id = article.category_id;
