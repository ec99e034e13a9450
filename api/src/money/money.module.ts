import type { DomainModule } from '../domain-module.ts';
import { createLedgerDesk } from './ledger-desk.ts';
import { moneyRoutes, type MoneyServices } from './money.routes.ts';
import { createReconciliation } from './reconciliation.ts';

/** The money of the shop as a whole: the books, and whether the payment provider has the same. */
export const moneyModule = {
  services: { ledgerDesk: createLedgerDesk, reconciliation: createReconciliation },
  routes: moneyRoutes,
  jobs: ({ reconciliation }: MoneyServices) => reconciliation.jobs,
  recurringJobs: ({ reconciliation }: MoneyServices) => reconciliation.recurringJobs,
} satisfies DomainModule;
