import * as v from 'valibot';
import { type Crowd, crowd } from '../cluster/shoppers.ts';
import type { ShopPlace } from '../../e2e/support/shop.ts';
import { newShopper, register } from '../../e2e/support/shopper.ts';

const CHECKOUT = '/orders/checkout-session';

/** Results of the calls of a period. */
interface Stretch {
  readonly calls: number;
  /** Calls without a response, or with a server error. */
  readonly failures: readonly string[];
  /** Orders placed. */
  readonly orders: number;
  /** Milliseconds. */
  readonly longest: number;
}

/** Clients that view lists, fill their carts and start to pay. */
export interface Visits extends Crowd {
  /** Returns the results since the last call. */
  take(): Stretch;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

const CartSchema = v.object({ data: v.object({ total: v.object({ usd: v.number() }) }) });

const PAGES = 100;

/** Starts the given number of clients, each with one call to the api at a time. */
export async function visitors(shop: ShopPlace, assetIds: readonly string[], count: number): Promise<Visits> {
  let [turn, calls, orders, longest] = [0, 0, 0, 0];
  let failures: string[] = [];
  async function ask(token: string, { path, body, method = 'GET' }: Call): Promise<unknown> {
    const startedAt = performance.now();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const sent = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(shop.apiUrl + path, { method, headers, body: sent }).catch(() => null);
    const answer: unknown = response?.headers.get('content-type')?.includes('json') ? await response.json() : null;
    calls += 1;
    if (response === null || response.status >= 500)
      failures.push(`${method} ${path} ${response?.status} ${JSON.stringify(answer)}`);
    else if (path === CHECKOUT && response.ok) orders += 1;
    longest = Math.max(longest, performance.now() - startedAt);
    return answer;
  }
  async function visit(token: string): Promise<void> {
    const asset = assetIds[turn % assetIds.length] ?? '';
    await ask(token, { path: `/open-api/assets?page=${(turn % PAGES) + 1}` });
    await ask(token, { path: '/orders' });
    const cart = await ask(token, { path: `/cart/${asset}`, method: 'POST', body: {} });
    await ask(token, { path: '/api/downloads/library' });
    if (v.is(CartSchema, cart)) {
      await ask(token, { path: CHECKOUT, method: 'POST', body: { expectedTotal: cart.data.total.usd } });
    }
    await ask(token, { path: `/cart/${asset}`, method: 'DELETE' });
  }
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(await register(shop.url, newShopper()));
  const people = crowd(count, async () => {
    const token = tokens.shift() ?? '';
    turn += 1;
    await visit(token);
    tokens.push(token);
  });
  return {
    ...people,
    take() {
      const taken = { calls, failures, orders, longest };
      [calls, orders, longest, failures] = [0, 0, 0, []];
      return taken;
    },
  };
}
