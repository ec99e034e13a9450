import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { textAt, valueAt } from '../../e2e/support/graphql.ts';
import { median, quantile } from '../statistics.ts';
import { perRequest, untilQuiet, type CpuTimes, type UsageMeter } from '../usage-meter.ts';
import { dataOf } from './answer.ts';
import { nextAddress, registered } from './registered.ts';
import { isStill, STILL_WINDOWS } from './series.ts';
import type { Member } from './subjects.ts';

/** Cost of a flow of many calls. */
export interface FlowFigures {
  readonly name: string;
  /** Processor time of the whole flow, in milliseconds. */
  readonly cpu: CpuTimes;
  /** Milliseconds from the first call to the last response. */
  readonly p50: number;
  readonly p95: number;
  readonly sent: number;
  readonly failed: number;
  readonly failure: string | null;
}

/** The polling interval of the page after a payment. */
const POLL_MS = 1000;
const TRIES = 30;
const AT_ONCE = 8;
const BATCH = AT_ONCE * 2;
/** Purchases warm up slowly, because much code runs once in each: their cost halves over the first 400. */
const MIN_BATCHES = 26;
const MAX_BATCHES = 40;

/** Adds a pattern to the cart, pays by card and waits until the order is complete. */
export async function buy(url: string, { token }: Member, assetId: string): Promise<void> {
  const ask = (name: string, variables: Record<string, unknown>) =>
    dataOf(url, registered(name, { variables, token, address: nextAddress(), check: () => undefined }));
  const cart = await ask('AddToCart', { input: { assetId, license: 'STANDARD' } });
  const expectedTotal = valueAt(cart, 'addToCart', 'cart', 'total', 'usd', 'minorUnits');
  const isAlone = valueAt(cart, 'addToCart', 'cart', 'totalItems') === 1;
  if (typeof expectedTotal !== 'number' || !isAlone) throw new Error(`not that alone: ${JSON.stringify(cart)}`);
  const started = await ask('StartCheckout', { input: { expectedTotal, idempotencyKey: randomUUID() } });
  const paymentSessionId = textAt(started, 'startCheckout', 'order', 'paymentSessionId');
  const paid = await fetch(`${url}/api/sandbox/pay/${paymentSessionId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'card=4242424242424242',
  });
  if (paid.status >= 400) throw new Error(`the payment answered ${paid.status}`);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order = await ask('OrderByPaymentSession', { paymentSessionId });
    if (valueAt(order, 'orderByPaymentSession', 'status') === 'COMPLETED') return;
    await pause(POLL_MS);
  }
  throw new Error('the order was not completed');
}

/**
 * Measures purchases by different people, of patterns whose files already exist: 400 and more until the cost is stable.
 */
export async function purchases(
  url: string,
  join: (count: number) => Promise<readonly Member[]>,
  assetIds: readonly string[],
  read: UsageMeter,
): Promise<FlowFigures> {
  const batches: { cpu: CpuTimes; times: number[]; failures: string[] }[] = [];
  while (batches.length < MIN_BATCHES || (!isStill(batches) && batches.length < MAX_BATCHES)) {
    const buyers = await join(BATCH);
    await untilQuiet(read);
    batches.push(await buyAll(url, buyers, assetIds, read));
  }
  const counted = batches.slice(-STILL_WINDOWS);
  const middle = (pick: (cpu: CpuTimes) => number) => median(counted.map(({ cpu }) => pick(cpu)));
  const times = counted.flatMap((batch) => batch.times).toSorted((a, b) => a - b);
  const failures = batches.flatMap((batch) => batch.failures);
  return {
    name: 'purchase, cart to paid',
    cpu: {
      gateway: middle(({ gateway }) => gateway),
      api: middle(({ api }) => api),
      postgres: middle(({ postgres }) => postgres),
      bare: 0,
    },
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    sent: batches.length * BATCH,
    failed: failures.length,
    failure: failures[0] ?? null,
  };
}

async function buyAll(url: string, buyers: readonly Member[], assetIds: readonly string[], read: UsageMeter) {
  const waiting = [...buyers.entries()];
  const times: number[] = [];
  const failures: string[] = [];
  const before = read();
  const person = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, member] = next;
      const startedAt = performance.now();
      try {
        await buy(url, member, assetIds[index % assetIds.length] ?? '');
        times.push(performance.now() - startedAt);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, person));
  return { cpu: perRequest(before, read(), buyers.length), times, failures };
}
