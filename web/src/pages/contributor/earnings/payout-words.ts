import type { PayoutAccountStatus, PayoutStatus } from '#generated/types.ts';

/** Where a payout stands, in words. */
export const payoutWords: Record<PayoutStatus, string> = {
  REQUESTED: 'Asked for',
  SENT: 'On its way',
  PAID: 'Paid',
  FAILED: 'Failed',
  RETURNED: 'Sent back',
};

/** How a studio is known to whoever pays it, in words. */
export const accountWords: Record<PayoutAccountStatus, string> = {
  PENDING: 'Not set up yet',
  ACTIVE: 'Ready to be paid',
  RESTRICTED: 'Held up',
};
