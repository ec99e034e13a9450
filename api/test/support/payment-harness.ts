import { createServer, type Server } from 'node:http';
import express from 'express';
import type { Db } from '../../src/database.ts';
import { drain, listen } from '../../src/platform/http/server.ts';
import type { PaymentEvent } from '../../src/payments/payment-event.ts';
import type { PaymentProvider } from '../../src/payments/provider.ts';
import type { TestClock } from './test-clock.ts';

/** A delivered webhook event. */
interface Delivery {
  readonly payload: Buffer;
  readonly signature: string;
}

/** A provider, and its customers' actions. */
export interface PaymentHarness {
  readonly provider: PaymentProvider;
  readonly db: Db;
  readonly clock: TestClock;
  /** Number of runs of a property test. */
  readonly propertyRuns: number;
  /** Submits the card form of a session; returns whether the card was accepted. */
  pay(sessionId: string, card: string): Promise<boolean>;
  /** Changes a customer's card on the provider's page. */
  changeCard(customerRef: string, card: string): Promise<void>;
  /** Runs what is due by the clock. */
  bill(): Promise<void>;
  /** Returns deliveries since the last call. */
  deliveries(): Promise<Delivery[]>;
  /** Signs a payload like the provider does. */
  sign(payload: string, at: Date): string;
  close(): Promise<void>;
}

/** Test cards that behave the same at both providers. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
} as const;

/** Parses all events delivered since the last call. */
export async function newEvents(harness: PaymentHarness): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = [];
  for (const { payload, signature } of await harness.deliveries()) {
    const event = await harness.provider.readEvent(payload, signature);
    if (event) events.push(event);
  }
  return events;
}

/** Returns the only event of a type delivered since the last call. @throws if there is none, or more than one */
export async function oneEvent<Type extends PaymentEvent['type']>(harness: PaymentHarness, type: Type) {
  const found = (await newEvents(harness)).filter((event) => isOfType(event, type));
  const [event] = found;
  if (!event || found.length > 1) throw new Error(`${found.length} events of ${type}`);
  return event;
}

function isOfType<Type extends PaymentEvent['type']>(
  event: PaymentEvent,
  type: Type,
): event is Extract<PaymentEvent, { readonly type: Type }> {
  return event.type === type;
}

/** Creates a webhook receiver that records deliveries. */
export async function createReceiver(signatureHeader: string) {
  const arrived: Delivery[] = [];
  const app = express();
  app.post('/', express.raw({ type: () => true }), (request, response) => {
    if (Buffer.isBuffer(request.body)) {
      arrived.push({ payload: request.body, signature: request.get(signatureHeader) ?? '' });
    }
    response.sendStatus(200);
  });
  const server: Server = createServer(app);
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
  return { url, take: () => arrived.splice(0), close: () => drain(server, { grace: 1000 }) };
}
