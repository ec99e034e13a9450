/** What a studio is paid from, in US cents: less stays in its balance. */
export const MIN_PAYOUT_CENTS = 2500;

/** How far whoever pays studios out has got with knowing one: only those that are active are paid. */
export const PAYOUT_ACCOUNT_STATUSES = ['pending', 'active', 'restricted'] as const;
/** How far whoever pays studios out has got with knowing one. */
export type PayoutAccountStatus = (typeof PAYOUT_ACCOUNT_STATUSES)[number];

/** The statuses of a payout, with those that may follow each. One that has come back from the bank failed after all. */
const STEPS = {
  requested: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
} as const;
/** A status of a payout. */
export type PayoutStatus = keyof typeof STEPS;

/** Every status of a payout. */
export const PAYOUT_STATUSES = [
  'requested',
  'sent',
  'paid',
  'failed',
  'returned',
] as const satisfies readonly PayoutStatus[];

/** Whether a payout may go from one status to another. */
export function canPayoutBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  const next: readonly PayoutStatus[] = STEPS[from];
  return next.includes(to);
}

/** Whether a payout is on its way: a studio has at most one of these. */
export function isPayoutInFlight(status: PayoutStatus): boolean {
  return status === 'requested' || status === 'sent';
}
