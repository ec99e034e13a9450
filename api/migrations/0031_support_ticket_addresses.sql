-- How many tickets were opened for an address lately is asked before it gets another acknowledgement.
create index on support_ticket (lower(email), created_at);
