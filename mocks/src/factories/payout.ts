import { MIN_PAYOUT_CENTS } from '@halfdrop/domain';
import type { Payout, StudioPayouts } from '../generated/resolvers.ts';
import { usd } from './money.ts';

/** The time at which actions on payouts of the mocked shop happen. */
export const PAYOUT_NOW = '2026-11-24T09:00:00.000Z';

/** Returns a payout, by default that of October, which has arrived. */
function demoPayout(changes: Partial<Payout> = {}): Payout {
  return {
    id: 'payout-2',
    number: 2,
    amount: usd(6120),
    status: 'PAID',
    reason: null,
    month: '2026-10',
    requestedAt: '2026-10-02T04:15:00.000Z',
    settledAt: '2026-10-03T10:00:00.000Z',
    documentUrl: '/api/studios/designer-1/payouts/2/document',
    ...changes,
  };
}

/** Returns the payouts of a studio: the last one arrived, the one before it failed. */
export function demoStudioPayouts(id: string): StudioPayouts {
  const failed = demoPayout({
    id: 'payout-1',
    number: 1,
    status: 'FAILED',
    reason: 'The bank account is closed.',
    month: null,
    requestedAt: '2026-09-20T09:00:00.000Z',
    settledAt: '2026-09-20T09:05:00.000Z',
  });
  return {
    id,
    account: { status: 'ACTIVE', reason: null },
    taxPapers: {
      legalName: 'Ada Byron',
      address: '12 St James Square\nLondon',
      country: 'GB',
      taxNumberEnding: '789',
      savedAt: '2026-09-01T09:00:00.000Z',
    },
    balance: usd(4350),
    pending: usd(1350),
    nextAvailableAt: '2026-11-27T09:00:00.000Z',
    minimum: usd(MIN_PAYOUT_CENTS),
    payouts: [demoPayout(), failed],
  };
}

/** Returns a studio whose whole balance is being paid out. */
export function afterPayoutRequest(studio: StudioPayouts): StudioPayouts {
  const number = studio.payouts.length + 1;
  const requested = demoPayout({
    id: `payout-${number}`,
    number,
    amount: studio.balance,
    status: 'REQUESTED',
    month: null,
    requestedAt: PAYOUT_NOW,
    settledAt: null,
  });
  return { ...studio, balance: usd(0), payouts: [requested, ...studio.payouts] };
}
