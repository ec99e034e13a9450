-- What the contact form sends is a ticket like any other, with a number and a time by which an answer is due.
alter table support_ticket
  alter column category_id drop not null,
  -- What a message of the contact form is about; null for a ticket of the help center, which has a category.
  add column contact_subject text
    check (contact_subject in ('general', 'support', 'contributor', 'partnership', 'billing', 'feedback', 'other')),
  -- The name given with it.
  add column sender_name text check (length(sender_name) between 1 and 100),
  add check ((category_id is null) = (contact_subject is not null));
create index on support_ticket (created_at desc) where contact_subject is not null;

-- Messages from before were answered by mail. Their numbers are of the alphabet that new ones have.
insert into support_ticket
  (id, number, email, contact_subject, sender_name, subject, description, status, created_at, due_at)
  select id,
    'HD-T-' || (
      select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(uuid_send(id), place) % 30, 1), '')
      from generate_series(8, 15) as place
    ),
    email, subject, name, 'Contact form: ' || subject, message, 'closed', created_at, created_at + interval '24 hours'
  from support_message;
drop table support_message;
