-- Texts of the shop, every version of them, and which version of the licence terms a purchase was made under.

create table content_page (
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version int not null check (version > 0),
  title text not null,
  summary text not null,
  -- Markdown, in the few forms that the web app shows.
  body text not null,
  -- Null for a draft. The published version with the highest number is the one that is shown.
  published_at timestamptz,
  primary key (slug, version)
);

-- Null for what was bought before there were published terms.
alter table orders_item add column license_terms_version int;
alter table downloads_entitlement add column license_terms_version int;
