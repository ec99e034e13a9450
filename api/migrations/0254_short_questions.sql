-- A question is as short as every other title of a text.
alter table help_article
  drop constraint help_article_question_check,
  add constraint help_article_question_check check (length(question) between 1 and 200);
