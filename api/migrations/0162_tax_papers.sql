-- Who a studio is for the tax office, and the documents of its payouts.
create table payouts_tax_papers (
  studio_id smallint primary key references catalog_designer,
  legal_name text not null,
  address text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Encrypted for its studio: api/src/platform/sealing/sealer.ts.
  tax_number bytea not null,
  saved_at timestamptz not null
);

-- Whom a payout was made to, as it stood in the papers at that time.
create table payouts_document (
  payout_id uuid primary key references payouts_payout,
  studio_name text not null,
  legal_name text not null,
  address text not null,
  country text not null,
  tax_number bytea not null
);
create trigger payouts_document_stays before update or delete on payouts_document
  for each row execute function ledger_refuse_change();
