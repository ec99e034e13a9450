import { randomUUID } from 'node:crypto';
import { newShopper, type Shopper } from '../../e2e/support/shopper.ts';

/** A buyer who retries every request until it is answered. */
export interface Buyer {
  readonly userId: string;
  readonly shopper: Shopper;
  /** The token of their session. */
  readonly token: string;
  /**
   * Adds the pattern to the cart, checks out, pays, and waits until the shop reports ownership. Unanswered requests are
   * retried after `beforeRetry`.
   * @returns milliseconds from the payment's acknowledgment until the order was completed and its receipt sent
   */
  buy(assetId: string, beforeRetry: () => Promise<unknown>): Promise<number>;
}

const TRIES = 240;
const PAUSE_MS = 250;

const json = { 'content-type': 'application/json' };

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Registers a new person. */
export async function newBuyer(apiUrl: string): Promise<Buyer> {
  const shopper = newShopper();
  const registered = await persistently(apiUrl, {
    method: 'POST',
    path: '/auth/register',
    headers: json,
    body: JSON.stringify(shopper),
  });
  const token = textIn(registered, 'data', 'token');
  const auth = { authorization: `Bearer ${token}` };

  async function waitFor(sessionId: string, beforeRetry: () => Promise<unknown>): Promise<void> {
    const path = `/orders/by-session/${sessionId}`;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const order = await persistently(apiUrl, { method: 'GET', path, headers: auth }, beforeRetry);
      if (textIn(order, 'data', 'status') === 'completed' && textIn(order, 'data', 'receiptStatus') === 'sent') return;
      await pause();
    }
    throw new Error('the order was not completed within a minute');
  }

  return {
    userId: textIn(registered, 'data', 'user', 'id'),
    shopper,
    token,
    async buy(assetId, beforeRetry) {
      const headers = { ...auth, ...json };
      const cart = await persistently(
        apiUrl,
        { method: 'POST', path: `/cart/${assetId}`, headers, body: '{}' },
        beforeRetry,
      );
      const expectedTotal = numberIn(cart, 'data', 'total', 'usd');
      const order = await persistently(
        apiUrl,
        {
          method: 'POST',
          path: '/orders/checkout-session',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: JSON.stringify({ expectedTotal }),
        },
        beforeRetry,
      );
      const sessionId = textIn(order, 'data', 'sessionId');
      await persistently(
        apiUrl,
        {
          method: 'POST',
          path: `/api/sandbox/pay/${sessionId}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'card=4242424242424242',
        },
        beforeRetry,
      );
      const paidAt = performance.now();
      await waitFor(sessionId, beforeRetry);
      return performance.now() - paidAt;
    },
  };
}

/** Retries until there is a response; a refusal is an error. */
async function persistently(
  apiUrl: string,
  { path, ...call }: Call,
  beforeRetry: () => Promise<unknown> = pause,
): Promise<unknown> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const response = await fetch(apiUrl + path, { ...call, redirect: 'manual' }).catch(() => null);
    if (response === null || response.status === 503) {
      await beforeRetry();
      await pause();
      continue;
    }
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : null;
  }
  throw new Error(`${path} was not answered within a minute`);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function valueIn(value: unknown, keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.getOwnPropertyDescriptor(found, key)?.value;
  }
  return found;
}

function textIn(value: unknown, ...keys: readonly string[]): string {
  const found = valueIn(value, keys);
  if (typeof found !== 'string') throw new Error(`no text at ${keys.join('.')}`);
  return found;
}

function numberIn(value: unknown, ...keys: readonly string[]): number {
  const found = valueIn(value, keys);
  if (typeof found !== 'number') throw new Error(`no number at ${keys.join('.')}`);
  return found;
}
