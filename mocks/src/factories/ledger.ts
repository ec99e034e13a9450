import type { LedgerTransactionDetails, Reconciliation, Reconciliations } from '../generated/resolvers.ts';
import { usd } from './money.ts';

/** Returns the books of the mocked shop: a sale and its refund. */
export function demoLedger(): LedgerTransactionDetails[] {
  return [
    {
      transaction: {
        key: 'order-refunded:re_1',
        kind: 'order-refund',
        postedAt: '2026-11-02T10:00:00.000Z',
        amount: usd(600),
      },
      entries: [
        { account: 'provider', amount: usd(-600) },
        { account: 'refunds', amount: usd(600) },
      ],
      orderNumber: null,
    },
    {
      transaction: {
        key: 'order-paid:1',
        kind: 'order-paid',
        postedAt: '2026-11-01T09:00:00.000Z',
        amount: usd(2600),
      },
      entries: [
        { account: 'provider', amount: usd(2600) },
        { account: 'sales', amount: usd(-2600) },
      ],
      orderNumber: 'HDO-00000000',
    },
  ];
}

/** Returns a reconciliation with the provider; `changes` overrides fields. */
function reconciliation(changes: Partial<Reconciliation> = {}): Reconciliation {
  return {
    id: '2',
    provider: 'stripe',
    fromAt: '2026-10-21T03:40:00.000Z',
    startedAt: '2026-11-25T03:40:00.000Z',
    finishedAt: '2026-11-25T03:40:04.000Z',
    chargeCount: 412,
    refundCount: 9,
    differenceCount: 2,
    ...changes,
  };
}

/** Returns the result of the last reconciliation. */
export function demoReconciliations(): Reconciliations {
  return {
    reconciliations: [
      reconciliation(),
      reconciliation({ id: '1', startedAt: '2026-11-24T03:40:00.000Z', chargeCount: 408, differenceCount: 0 }),
    ],
    differences: [
      {
        difference: 'MISSING_HERE',
        kind: 'CHARGE',
        reference: 'pi_31',
        theirAmount: usd(900),
        ourAmount: null,
        ledgerKey: null,
        orderNumber: null,
        happenedAt: '2026-11-24T18:00:00.000Z',
      },
      {
        difference: 'OTHER_AMOUNT',
        kind: 'CHARGE',
        reference: 'pi_30',
        theirAmount: usd(2500),
        ourAmount: usd(2600),
        ledgerKey: 'order-paid:1',
        orderNumber: 'HDO-00000000',
        happenedAt: '2026-11-01T09:00:00.000Z',
      },
    ],
  };
}
