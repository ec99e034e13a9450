import type { DomainModule } from '../domain-module.ts';
import { createLedgerDesk } from './ledger-desk.ts';
import { moneyRoutes, type MoneyServices } from './money.routes.ts';
import { createReconciliation } from './reconciliation.ts';

/** Browsing of the books and their reconciliation with the payment provider. */
export const moneyModule = {
  services: { ledgerDesk: createLedgerDesk, reconciliation: createReconciliation },
  routes: moneyRoutes,
  jobs: ({ reconciliation }: MoneyServices) => reconciliation.jobs,
  recurringJobs: ({ reconciliation }: MoneyServices) => reconciliation.recurringJobs,
} satisfies DomainModule;
