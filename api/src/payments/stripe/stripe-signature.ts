import StripeLibrary, { type Stripe } from 'stripe';
import type { Clock } from '../../platform/clock/clock.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isTimely, MAX_AGE_SECONDS } from '../signature.ts';

/** Header with the signature of a Stripe event. */
export const stripeSignatureHeader = 'stripe-signature';

interface SignatureDependencies {
  readonly stripe: Stripe;
  readonly clock: Clock;
  readonly secrets: readonly string[];
}

/**
 * Creates a check for signature, with any of the secrets, and timestamp of events. It throws invalid_signature, or
 * malformed_json if the signed text is not JSON.
 */
export function createSignatureCheck({ stripe, clock, secrets }: SignatureDependencies) {
  return (payload: Buffer, signature: string | undefined): Stripe.Event => {
    const now = clock.now();
    if (signature === undefined || !isTimely(secondsOf(signature), now)) throw new Problem('invalid_signature');
    for (const secret of secrets) {
      try {
        return stripe.webhooks.constructEvent(payload, signature, secret, MAX_AGE_SECONDS, undefined, now.getTime());
      } catch (error) {
        if (error instanceof SyntaxError) throw new Problem('malformed_json', { cause: error });
        if (!(error instanceof StripeLibrary.errors.StripeSignatureVerificationError)) throw error;
      }
    }
    throw new Problem('invalid_signature');
  };
}

/** Returns the time of signing; NaN if missing. Checked because the library accepts timestamps in the future. */
function secondsOf(signature: string): number {
  return Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
}
