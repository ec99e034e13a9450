import StripeLibrary, { type Stripe } from 'stripe';
import type { Clock } from '../../platform/clock/clock.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isTimely, MAX_AGE_SECONDS } from '../signature.ts';

/** The header that carries the signature of an event of Stripe. */
export const stripeSignatureHeader = 'stripe-signature';

interface SignatureDependencies {
  readonly stripe: Stripe;
  readonly clock: Clock;
  readonly secrets: readonly string[];
}

/**
 * Checks events before anything of them is read: signed with one of the secrets, at a time that counts.
 * The check throws invalid_signature, or malformed_json for a signed text that is none.
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

/** When it was signed; not a number where it does not say. The library alone would take what comes from the future. */
function secondsOf(signature: string): number {
  return Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
}
