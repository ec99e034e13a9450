import StripeLibrary, { type Stripe } from 'stripe';
import type { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';

/** The header that carries the signature of an event of Stripe. */
export const stripeSignatureHeader = 'stripe-signature';

const toleranceInSeconds = 300;

interface SignatureDependencies {
  readonly stripe: Stripe;
  readonly clock: Clock;
  readonly secrets: readonly string[];
}

/**
 * Checks events before anything of them is read: signed with one of the secrets, at most 300 seconds from now.
 * The check throws invalid_signature, or malformed_json for a signed text that is none.
 */
export function createSignatureCheck({ stripe, clock, secrets }: SignatureDependencies) {
  return (payload: Buffer, signature: string | undefined): Stripe.Event => {
    const now = clock.now().getTime();
    if (signature === undefined || isAhead(signature, now)) throw new Problem('invalid_signature');
    for (const secret of secrets) {
      try {
        return stripe.webhooks.constructEvent(payload, signature, secret, toleranceInSeconds, undefined, now);
      } catch (error) {
        if (error instanceof SyntaxError) throw new Problem('malformed_json', { cause: error });
        if (!(error instanceof StripeLibrary.errors.StripeSignatureVerificationError)) throw error;
      }
    }
    throw new Problem('invalid_signature');
  };
}

/** The library refuses what is too old, not what comes from the future. */
function isAhead(signature: string, now: number): boolean {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  return !(seconds - now / 1000 <= toleranceInSeconds);
}
