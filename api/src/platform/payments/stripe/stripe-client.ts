import StripeLibrary, { type Stripe } from 'stripe';
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
  return new StripeLibrary(secretKey, {
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

/** Asks Stripe for something. @throws payment_declined, unavailable */
export async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw asProblem(error);
  }
}

/** Puts a failure of Stripe into our words; another error is given back as it is. */
function asProblem(error: unknown): unknown {
  if (error instanceof StripeLibrary.errors.StripeCardError) {
    return new Problem('payment_declined', { message: `${error.message} Nothing was changed.`, cause: error });
  }
  if (
    error instanceof StripeLibrary.errors.StripeConnectionError ||
    error instanceof StripeLibrary.errors.StripeAPIError ||
    error instanceof StripeLibrary.errors.StripeRateLimitError
  ) {
    return new Problem('unavailable', { cause: error });
  }
  return error;
}

/** Whether Stripe refused a request because of what it asks, such as ending what has ended. */
export function isRefusedRequest(error: unknown): boolean {
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
