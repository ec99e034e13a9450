-- contract: since 0240 an entry of the ledger has the instant of its transaction, which older code does not write
-- 0240 came before a migration could say so itself.
select 1;
