import * as v from 'valibot';

const Reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

/**
 * What a provider reports. Delivered at least once, in no particular order. `reference` is what we called the payout;
 * one that is reported as paid can fail later, when the bank sends it back. What has changed of an account is asked for.
 */
export const PayoutEventSchema = v.variant('type', [
  v.object({ type: v.literal('account.changed'), accountRef: Reference }),
  v.object({ type: v.literal('payout.paid'), reference: Reference }),
  v.object({ type: v.literal('payout.failed'), reference: Reference, reason: v.pipe(v.string(), v.maxLength(500)) }),
]);
/** What a provider reports. */
export type PayoutEvent = v.InferOutput<typeof PayoutEventSchema>;
