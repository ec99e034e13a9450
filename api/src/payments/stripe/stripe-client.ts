import StripeLibrary, { type Stripe } from 'stripe';
import { Problem } from '../../platform/http/problem.ts';
import { createQueue, QueueFullError } from '../../platform/queue/queue.ts';

/** Connection settings of Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  /** All valid secrets, to allow rotation without losing events. */
  readonly webhookSecrets: readonly string[];
  /** Null for Stripe itself. */
  readonly apiUrl: string | null;
}

/** Request timeout; retrying with the same key is up to the caller. */
const TIMEOUT_MS = 2000;
/** Maximum concurrent requests. When Stripe hangs, as many more wait and the rest fail immediately. */
const MAX_AT_ONCE = 32;

/** Creates the official client. */
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

/** Executes a Stripe request. @throws payment_declined, payment_unavailable */
export type StripeCaller = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** Creates a Stripe caller with limited concurrency. */
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

/** Converts a Stripe error to a problem; other errors are returned unchanged. */
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

/** Returns whether Stripe is still processing an earlier request with the same key, which we timed out on. */
function isStillWorkedOn(error: unknown): boolean {
  return error instanceof StripeLibrary.errors.StripeError && error.code === 'idempotency_key_in_use';
}

/** Returns whether Stripe rejected a request as invalid, such as ending an ended subscription. */
export function isRefusedRequest(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof StripeLibrary.errors.StripeInvalidRequestError;
}

/** Converts to Unix seconds, Stripe's precision. */
export function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** Converts from Unix seconds. */
export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** Returns the id of a possibly expanded reference. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
