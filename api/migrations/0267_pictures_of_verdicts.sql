-- The picture of the file that a verdict was on, which a corrected file takes the place of; null for verdicts from before.
alter table submissions_verdict add column picture text;
-- Whose a picture is.
create index submissions_verdict_picture on submissions_verdict (picture);
