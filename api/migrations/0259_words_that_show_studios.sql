-- Words whose search showed a pattern of a studio on its first page, and how often, by day: by what studios are found. Only
-- words and counts, and nobody who typed them.
create table search_shown_word (
  studio_id smallint not null references catalog_designer on delete cascade,
  day date not null,
  words text not null,
  count int not null,
  primary key (studio_id, day, words)
);
create index search_shown_word_day on search_shown_word (day);
create view search_shown_word_view as select studio_id, day, words, count from search_shown_word;
