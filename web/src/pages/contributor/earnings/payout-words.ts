import type { PayoutAccountStatus, PayoutStatus } from '#generated/types.ts';

/** Labels of payout statuses. */
export const payoutWords: Record<PayoutStatus, string> = {
  REQUESTED: 'Asked for',
  SENT: 'On its way',
  PAID: 'Paid',
  FAILED: 'Failed',
  RETURNED: 'Sent back',
};

/** Labels of payout account statuses. */
export const accountWords: Record<PayoutAccountStatus, string> = {
  PENDING: 'Not set up yet',
  ACTIVE: 'Ready to be paid',
  RESTRICTED: 'Held up',
};
