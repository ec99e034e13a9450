-- For whom invoices are made out. An order keeps what was given on its day.

alter table account_user
  add column company text,
  add column tax_number text;

alter table orders_order
  add column buyer_company text,
  add column buyer_tax_number text;
