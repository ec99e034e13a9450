/** Minimum payout, in US cents; smaller amounts stay in the balance. */
export const MIN_PAYOUT_CENTS = 2500;

/** Onboarding statuses of a studio at the payout provider; only active accounts are paid. */
export const PAYOUT_ACCOUNT_STATUSES = ['pending', 'active', 'restricted'] as const;
/** Onboarding status of a studio at the payout provider. */
export type PayoutAccountStatus = (typeof PAYOUT_ACCOUNT_STATUSES)[number];

/** The statuses of a payout, each with its allowed successors. A paid payout that the bank returns has failed. */
const STEPS = {
  requested: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
} as const;
/** Status of a payout. */
export type PayoutStatus = keyof typeof STEPS;

/** All statuses of a payout. */
export const PAYOUT_STATUSES = [
  'requested',
  'sent',
  'paid',
  'failed',
  'returned',
] as const satisfies readonly PayoutStatus[];

/** Returns whether a payout may change from one status to another. */
export function canPayoutBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  const next: readonly PayoutStatus[] = STEPS[from];
  return next.includes(to);
}

/** Returns whether a payout is in flight: a studio has at most one such payout. */
export function isPayoutInFlight(status: PayoutStatus): boolean {
  return status === 'requested' || status === 'sent';
}
