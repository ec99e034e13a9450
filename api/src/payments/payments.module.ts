import type { DomainModule, Foundation } from '../domain-module.ts';
import type { OrderService } from '../orders/orders.service.ts';
import type { SubscriptionService } from '../subscriptions/subscriptions.service.ts';
import { createPaymentEventDesk } from './payment-event-desk.ts';
import { lockPayment, takeParkedRefunds } from './payment-events.repository.ts';
import { createPaymentEvents, type PaymentEvents } from './payment-events.ts';
import { paymentRoutes } from './payments.routes.ts';
import { createPayments, type Payments, type StripeAccount } from './payments.ts';
import { providerJobs } from './provider-jobs.ts';

interface PaymentNeeds extends Foundation {
  /** Null to use the payment sandbox. */
  readonly stripe: StripeAccount | null;
  /** Whether the payment sandbox can simulate faulty event delivery. */
  readonly hasTestTools: boolean;
  /** Returns the URL of our own webhook; known once the process listens. */
  readonly webhookUrl: () => string;
}

interface EventNeeds extends Foundation {
  readonly payments: Payments;
  readonly orders: OrderService;
  readonly subscriptions: SubscriptionService;
}

interface RouteNeeds extends Foundation {
  readonly payments: Payments;
  readonly paymentEvents: PaymentEvents;
  readonly orders: Pick<OrderService, 'endIfPriceChanged'>;
}

interface OwnNeeds {
  readonly payments: Payments;
}

/** Payment provider and its events. */
export const paymentsModule = {
  services: {
    payments: ({ db, writes, clock, publicUrl, secrets, stripe, hasTestTools, webhookUrl }: PaymentNeeds) =>
      createPayments({
        db,
        writes,
        clock,
        publicUrl,
        webhookSecret: secrets.sandboxWebhook,
        webhookUrl,
        hasTestTools,
        stripe,
      }),
    earlyRefunds: () => ({ lockPayment, takeParkedRefunds }),
    paymentEvents: ({ writes, clock, payments, orders, subscriptions }: EventNeeds) =>
      createPaymentEvents({ writes, clock, payments: payments.provider, orders, subscriptions }),
    paymentEventDesk: createPaymentEventDesk,
  },
  routes: (router, environment, { payments, paymentEvents, orders, publicUrl }: RouteNeeds) =>
    paymentRoutes(router, environment, {
      payments,
      receiveEvent: (payload, signature) => paymentEvents.receive(payload, signature),
      beforePayment: (sessionId) => orders.endIfPriceChanged(sessionId),
      publicUrl,
    }),
  jobs: ({ payments: { sandbox, provider } }: OwnNeeds) => ({ ...sandbox?.jobs, ...providerJobs(provider) }),
  recurringJobs: ({ payments }: OwnNeeds) => payments.sandbox?.recurringJobs ?? [],
  prune: ({ payments }: OwnNeeds) => payments.prune(),
} satisfies DomainModule;
