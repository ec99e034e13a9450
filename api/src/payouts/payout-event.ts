import * as v from 'valibot';

const Reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

/**
 * Event reported by a payout provider. Delivered at least once, in any order. `reference` is our id of the payout; a
 * paid one can still fail later, when the bank returns it. Account events carry no state; it is queried instead.
 */
export const PayoutEventSchema = v.variant('type', [
  v.object({ type: v.literal('account.changed'), accountRef: Reference }),
  v.object({ type: v.literal('payout.paid'), reference: Reference }),
  v.object({ type: v.literal('payout.failed'), reference: Reference, reason: v.pipe(v.string(), v.maxLength(500)) }),
]);
/** Event reported by a payout provider. */
export type PayoutEvent = v.InferOutput<typeof PayoutEventSchema>;
