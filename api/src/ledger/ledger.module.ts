import type { DomainModule } from '../domain-module.ts';

/** Double-entry books. Domains post through the ledger functions, in the transaction that moves the money. */
export const ledgerModule = { services: {} } satisfies DomainModule;
