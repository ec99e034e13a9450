import type { Apis } from '../../../src/context.ts';
import { restPagination } from '../fixtures.ts';
import { restLedgerDetails, restLedgerTransaction, restReconciliations } from '../money-fixtures.ts';

/** Creates fake calls about the ledger. */
export function moneyFakes(): Pick<Apis, 'money'> {
  return {
    money: {
      transactions: async ({ page, limit }) => ({
        transactions: [restLedgerTransaction()],
        pagination: restPagination(1, limit, page),
      }),
      transaction: async () => restLedgerDetails(),
      reconciliations: async () => restReconciliations(),
      reconcile: async () => ({ requestedAt: '2026-11-03T09:00:00.000Z' }),
    },
  };
}
