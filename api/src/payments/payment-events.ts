import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { isUnavailability } from '../platform/http/unavailability.ts';
import { recordFailure } from './failed-events.repository.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { PaymentProvider } from './provider.ts';
import { lockPayment, recordEvent, parkRefund, takeParkedRefunds } from './payment-events.repository.ts';

/** A payment event that presumably belongs to an order. */
export type SinglePaymentEvent = Extract<PaymentEvent, { type: `payment.${string}` }>;

/** First handler for payment events. */
interface PaidOrders {
  /** Applies an event; returns false when it belongs to no order. */
  applyEvent(trx: Trx, event: SinglePaymentEvent): Promise<boolean>;
}

/** Handler for subscription events, and for payment events that belong to no order. Unknown ones are ignored. */
interface PaidSubscriptions {
  applyEvent(trx: Trx, event: PaymentEvent): Promise<void>;
}

/** Dispatcher of all payment provider events. */
export interface PaymentEvents {
  /** Processes a delivered event exactly once, regardless of repetition and order. @throws invalid_signature */
  receive(payload: Buffer, signature: string | undefined): Promise<void>;
  /**
   * Applies an event unless already applied, together with `alongside` in one transaction. Failures are stored for the
   * staff and rethrown.
   */
  process(event: PaymentEvent, alongside?: (trx: Trx) => Promise<void>): Promise<void>;
}

const MAX_FAILURE_CHARACTERS = 500;

interface PaymentEventDependencies extends Pick<Foundation, 'writes' | 'clock'> {
  readonly payments: Pick<PaymentProvider, 'readEvent'>;
  readonly orders: PaidOrders;
  readonly subscriptions: PaidSubscriptions;
}

/** Creates the dispatcher. An event and all its effects are one transaction. */
export function createPaymentEvents(shop: PaymentEventDependencies): PaymentEvents {
  const { orders, subscriptions } = shop;

  async function applyPayment(trx: Trx, event: SinglePaymentEvent): Promise<void> {
    if (event.type !== 'payment.failed') await lockPayment(trx, event.paymentRef);
    const isOfOrder = await orders.applyEvent(trx, event);
    if (!isOfOrder) await subscriptions.applyEvent(trx, event);
    if (event.type === 'payment.refunded' && !isOfOrder) await parkRefund(trx, event, shop.clock.now());
    if (event.type !== 'payment.succeeded' || !isOfOrder) return;
    for (const refund of await takeParkedRefunds(trx, event.paymentRef)) {
      await orders.applyEvent(trx, { id: event.id, type: 'payment.refunded', ...refund });
    }
  }

  async function process(event: PaymentEvent, alongside?: (trx: Trx) => Promise<void>): Promise<void> {
    try {
      await inTransaction(shop.writes, async (trx) => {
        if (await recordEvent(trx, event, shop.clock.now())) {
          if (isSinglePayment(event)) await applyPayment(trx, event);
          else await subscriptions.applyEvent(trx, event);
        }
        await alongside?.(trx);
      });
    } catch (error) {
      // With the database down the event cannot be stored; the provider will deliver it again.
      if (!isUnavailability(error)) await recordFailure(shop.writes, event, failureOf(error), shop.clock.now());
      throw error;
    }
  }

  return {
    process,
    async receive(payload, signature) {
      const event = await shop.payments.readEvent(payload, signature);
      if (event) await process(event);
    },
  };
}

function failureOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_FAILURE_CHARACTERS);
}

function isSinglePayment(event: PaymentEvent): event is SinglePaymentEvent {
  return event.type.startsWith('payment.');
}
