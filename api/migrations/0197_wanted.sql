-- What people have searched for without finding anything, for those who may draw it.
create view search_zero_result_view as select day, words, count from search_zero_result;
