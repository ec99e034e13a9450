-- Lists of the desks, at any size: each is read from an index.

-- What found nothing is listed by its total, which is kept beside the days.
create table search_zero_total (
  words text primary key,
  total int not null check (total >= 0),
  last_day date not null
);
create index search_zero_total_most on search_zero_total (total desc, words);

create function search_note_zero_results() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into search_zero_total (words, total, last_day)
      select words, sum(count), max(day) from added group by words order by words
      on conflict (words) do update set total = search_zero_total.total + excluded.total,
        last_day = greatest(search_zero_total.last_day, excluded.last_day);
  end if;
  if tg_op <> 'INSERT' then
    update search_zero_total set total = total - gone.count
      from (select words, sum(count) as count from removed group by words) gone
      where gone.words = search_zero_total.words;
    delete from search_zero_total where total = 0;
  end if;
  return null;
end $$;
create trigger search_zero_result_added after insert on search_zero_result
  referencing new table as added for each statement execute function search_note_zero_results();
create trigger search_zero_result_changed after update on search_zero_result
  referencing old table as removed new table as added for each statement execute function search_note_zero_results();
create trigger search_zero_result_removed after delete on search_zero_result
  referencing old table as removed for each statement execute function search_note_zero_results();

insert into search_zero_total (words, total, last_day)
  select words, sum(count), max(day) from search_zero_result group by words;

create index takedowns_request_number_prefix on takedowns_request (number text_pattern_ops);
create index takedowns_request_claimant_prefix on takedowns_request (lower(claimant_name) text_pattern_ops);
