import StripeLibrary, { type Stripe } from 'stripe';
import { Problem } from '../../platform/http/problem.ts';
import { createQueue, QueueFullError } from '../../platform/queue/queue.ts';

/** How the adapter reaches Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Those that are alive, so that one can be replaced by the next without a lost event. */
  readonly webhookSecrets: readonly string[];
  /** Null for Stripe itself. */
  readonly apiUrl: string | null;
}

/** A request that is not answered by then has failed; asking again with the same key is up to the caller. */
const TIMEOUT_MS = 2000;
/** When Stripe hangs, this many requests hang with it and as many more wait: all others fail at once. */
const MAX_AT_ONCE = 32;

/** Opens the official client. */
export function createStripeClient({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const address = apiUrl === null ? null : new URL(apiUrl);
  return new StripeLibrary(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port || (address.protocol === 'https:' ? 443 : 80),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Asks Stripe for something. @throws payment_declined, payment_unavailable */
export type StripeCaller = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Makes the one way in which Stripe is asked, a bounded number of times at once. */
export function createStripeCaller(): StripeCaller {
  const queue = createQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_AT_ONCE });
  return async (work) => {
    try {
      return await queue.run(work);
    } catch (error) {
      throw asProblem(error);
    }
  };
}

/** Puts a failure of Stripe into our words; another error is given back as it is. */
function asProblem(error: unknown): unknown {
  if (error instanceof StripeLibrary.errors.StripeCardError) {
    return new Problem('payment_declined', { message: `${error.message} Nothing was changed.`, cause: error });
  }
  if (
    error instanceof QueueFullError ||
    error instanceof StripeLibrary.errors.StripeConnectionError ||
    error instanceof StripeLibrary.errors.StripeAPIError ||
    error instanceof StripeLibrary.errors.StripeRateLimitError ||
    isStillWorkedOn(error)
  ) {
    return new Problem('payment_unavailable', { retryAfterSeconds: 2, cause: error });
  }
  return error;
}

/** A request with the same key, which we have given up, is not done at Stripe yet. */
function isStillWorkedOn(error: unknown): boolean {
  return error instanceof StripeLibrary.errors.StripeError && error.code === 'idempotency_key_in_use';
}

/** Whether Stripe refused a request because of what it asks, such as ending what has ended. */
export function isRefusedRequest(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof StripeLibrary.errors.StripeInvalidRequestError;
}

/** Stripe counts in whole seconds. */
export function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** The instant of a count of seconds. */
export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** The id of what may have been expanded. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
