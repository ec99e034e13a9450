import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { isUnavailability } from '../platform/http/unavailability.ts';
import { recordFailure } from './failed-events.repository.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { PaymentProvider } from './provider.ts';
import { lockPayment, recordEvent, parkRefund, takeParkedRefunds } from './payment-events.repository.ts';

/** An event about a payment of an order, as far as anyone knows. */
export type SinglePaymentEvent = Extract<PaymentEvent, { type: `payment.${string}` }>;

/** Whom events of payments concern first. */
interface PaidOrders {
  /** Gives an event its effect; false when it belongs to no order. */
  applyEvent(trx: Trx, event: SinglePaymentEvent): Promise<boolean>;
}

/** Whom events of subscriptions concern, and payments that no order knows of. Unknown ones are left alone. */
interface PaidSubscriptions {
  applyEvent(trx: Trx, event: PaymentEvent): Promise<void>;
}

/** The one place where what providers report gets its effect. */
export interface PaymentEvents {
  /** Takes a delivered event: its effect happens once, however often and in whatever order events come. @throws invalid_signature */
  receive(payload: Buffer, signature: string | undefined): Promise<void>;
  /**
   * Gives an event its effect, unless it has had it, and does more in the same transaction. A failure is kept for the
   * staff and thrown.
   */
  process(event: PaymentEvent, alongside?: (trx: Trx) => Promise<void>): Promise<void>;
}

const MAX_FAILURE_CHARACTERS = 500;

interface PaymentEventDependencies extends Pick<Foundation, 'writes' | 'clock'> {
  readonly payments: Pick<PaymentProvider, 'readEvent'>;
  readonly orders: PaidOrders;
  readonly subscriptions: PaidSubscriptions;
}

/** Makes the dispatcher: an event and all of its effects are one transaction. */
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
      // While the database is away there is nowhere to keep it, and the provider delivers it again.
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
