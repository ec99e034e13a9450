import Stripe from 'stripe';
import { Problem } from '../../http/problem.ts';

/** How the adapter reaches Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Those that are alive, so that one can be replaced by the next without a lost event. */
  readonly webhookSecrets: readonly string[];
  /** Null for Stripe itself. */
  readonly apiUrl: string | null;
}

const timeoutMilliseconds = 10_000;

/** Opens the official client. */
export function createStripeClient({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const address = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port || (address.protocol === 'https:' ? 443 : 80),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Puts a failure of Stripe into our words; another error is given back as it is. */
export function asProblem(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new Problem('payment_declined', { message: `${error.message} Nothing was changed.`, cause: error });
  }
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  ) {
    return new Problem('unavailable', { cause: error });
  }
  return error;
}

/** Whether Stripe refused a request because of what it asks, such as ending what has ended. */
export function isRefusedRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
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
