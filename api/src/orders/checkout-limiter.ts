import { createConcurrencyLimiter } from '../platform/queue/concurrency-limiter.ts';
import type { CheckoutRequest } from './checkout.ts';

const MAX_WAITING = 4;

/**
 * Serializes the checkouts of each user. Concurrent requests with the same idempotency key share the running one and
 * wait for its reply without another database connection or provider call.
 */
export function createCheckoutLimiter() {
  const limiter = createConcurrencyLimiter(MAX_WAITING);
  const underWay = new Map<string, Promise<string>>();

  return async (request: CheckoutRequest, work: () => Promise<string>): Promise<string> => {
    const { userId, key, expectedTotal } = request;
    const name = JSON.stringify([userId, key, expectedTotal]);
    const same = underWay.get(name);
    if (same) return same;
    const own = limiter(userId, work).finally(() => underWay.delete(name));
    underWay.set(name, own);
    return own;
  };
}
