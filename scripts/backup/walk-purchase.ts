import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const Registered = v.object({ data: v.object({ token: v.string() }) });
const Assets = v.object({ data: v.object({ assets: v.array(v.object({ _id: v.string() })) }) });
const Cart = v.object({ data: v.object({ total: v.object({ usd: v.number() }) }) });
const Checkout = v.object({ data: v.object({ sessionId: v.string() }) });
const Order = v.object({ data: v.object({ number: v.string(), status: v.string() }) });
const Library = v.object({ data: v.object({ entitlements: v.array(v.object({ id: v.string() })) }) });

const TRIES = 240;
const PAUSE_MS = 250;
const TEST_CARD = '4242424242424242';

/**
 * Buys a pattern as a new user of a shop that accepts test cards, and fetches the license certificate.
 * @returns the order number, or null if no paid pattern is on sale
 */
export async function walkPurchase(apiUrl: string): Promise<string | null> {
  const { assets } = (await ask(Assets, `${apiUrl}/open-api/assets?premium=true&limit=1`)).data;
  if (!assets[0]) return null;
  const name = `drill-${randomUUID()}`;
  const account = { name: 'Restore Drill', email: `${name}@example.com`, password: randomUUID() };
  const { token } = (await ask(Registered, `${apiUrl}/auth/register`, { body: account })).data;
  const cart = await ask(Cart, `${apiUrl}/cart/${assets[0]._id}`, { token, body: {} });
  const { sessionId } = (
    await ask(Checkout, `${apiUrl}/orders/checkout-session`, {
      token,
      body: { expectedTotal: cart.data.total.usd },
      headers: { 'idempotency-key': name },
    })
  ).data;
  const card = new URLSearchParams({ card: TEST_CARD });
  await answered(`${apiUrl}/api/sandbox/pay/${sessionId}`, { method: 'POST', redirect: 'manual', body: card });
  const number = await completedOrder(apiUrl, token, sessionId);
  const [bought] = (await ask(Library, `${apiUrl}/api/downloads/library`, { token })).data.entitlements;
  if (!bought) throw new Error('The pattern that was bought is not in the library.');
  await answered(`${apiUrl}/api/downloads/${bought.id}/certificate`, { headers: { authorization: `Bearer ${token}` } });
  return number;
}

async function completedOrder(apiUrl: string, token: string, sessionId: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { number, status } = (await ask(Order, `${apiUrl}/orders/by-session/${sessionId}`, { token })).data;
    if (status === 'completed') return number;
    await pause(PAUSE_MS);
  }
  throw new Error('The order was not completed within a minute.');
}

interface Call {
  readonly token?: string;
  /** Sent as JSON in a POST request. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  address: string,
  { token, body, headers = {} }: Call = {},
): Promise<v.InferOutput<Schema>> {
  const answer = await answered(address, {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return v.parse(schema, await answer.json());
}

async function answered(address: string, call: RequestInit): Promise<Response> {
  const answer = await fetch(address, call);
  if (answer.status >= 400) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
