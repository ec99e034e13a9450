-- What production files are made from, once the check of a file has read it; null for files that do not pass.
alter table submissions_submission add column master jsonb;

-- How an uploaded picture was made, as its studio says; its files say so too.
alter table artwork_source add column creation_method text
  check (creation_method in ('by_hand', 'by_rule', 'digital', 'generative')),
  add check (creation_method is null or kind = 'upload');
