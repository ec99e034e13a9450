import type { LedgerTransactionDetails, Reconciliations } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a sale in the ledger. */
export function restLedgerTransaction(): LedgerTransactionDetails['transaction'] {
  return { key: 'order-paid:1', kind: 'order-paid', postedAt: '2026-11-02T09:00:00.000Z', amount: 900 };
}

/** Creates a REST fixture of a sale with its ledger entries. */
export function restLedgerDetails(): LedgerTransactionDetails {
  return {
    transaction: restLedgerTransaction(),
    entries: [
      { account: 'provider', amount: 900 },
      { account: 'sales', amount: -900 },
    ],
    orderNumber: 'HDO-00000001',
  };
}

/** Creates a REST fixture of a reconciliation that found a charge missing from the ledger. */
export function restReconciliations(): Reconciliations {
  const startedAt = '2026-11-03T03:40:00.000Z';
  return {
    reconciliations: [
      {
        id: '7',
        provider: 'stripe',
        fromAt: '2026-09-29T03:40:00.000Z',
        startedAt,
        finishedAt: startedAt,
        chargeCount: 12,
        refundCount: 1,
        differenceCount: 1,
      },
    ],
    differences: [
      {
        difference: 'missing-here',
        kind: 'charge',
        reference: 'pi_1',
        theirAmount: 900,
        ourAmount: null,
        ledgerKey: null,
        orderNumber: null,
        happenedAt: '2026-11-02T09:00:00.000Z',
      },
    ],
  };
}
