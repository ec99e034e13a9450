import type { Stripe } from 'stripe';
import type { Foundation } from '../../domain-module.ts';
import { Problem } from '../../platform/http/problem.ts';
import { secretHash } from '../../platform/ids/ids.ts';
import type { NewSubscription, PaymentMethod, PaymentProvider, Refund } from '../provider.ts';
import { createBills } from './stripe-bills.ts';
import { createPlanChanges } from './stripe-changes.ts';
import {
  createStripeCaller,
  createStripeClient,
  isRefusedRequest,
  type StripeCaller,
  type StripeSettings,
} from './stripe-client.ts';
import { createEventReader } from './stripe-events.ts';
import { listStripeMoney } from './stripe-money.ts';
import { createSignatureCheck, stripeSignatureHeader } from './stripe-signature.ts';
import { recordStripeSession, stripeSessionUrl } from './stripe-sessions.repository.ts';

interface StripeDependencies extends StripeSettings, Pick<Foundation, 'db' | 'clock' | 'publicUrl'> {
  readonly methods: readonly PaymentMethod[];
}

type SessionParams = Stripe.Checkout.SessionCreateParams;

/** Creates the Stripe provider on the official library, with Stripe's hosted pages and webhook events. */
export function createStripeProvider(dependencies: StripeDependencies): PaymentProvider {
  const { clock, publicUrl } = dependencies;
  const stripe = createStripeClient(dependencies);
  const ask = createStripeCaller();
  const open = createSessionOpener(stripe, ask, dependencies);
  const verify = createSignatureCheck({ stripe, clock, secrets: dependencies.webhookSecrets });
  const read = createEventReader(stripe);

  return {
    name: 'stripe',
    methods: dependencies.methods,
    signatureHeader: stripeSignatureHeader,

    openSession: ({ amountCents, label, key }) =>
      open(key, {
        mode: 'payment',
        line_items: [{ quantity: 1, price_data: { ...dollarsOf(amountCents), product_data: { name: label } } }],
        payment_intent_data: { description: label },
        success_url: withSessionId(`${publicUrl}/order-confirmation`),
        cancel_url: `${publicUrl}/checkout`,
      }),

    openSubscription: (subscription) => open(subscription.reference, subscriptionSession(subscription, publicUrl)),

    paymentUrl: stripeSessionUrl,

    expireSession: (sessionId) => ask(() => expire(stripe, sessionId)),

    ...createPlanChanges(stripe, ask),
    ...createBills(stripe, ask),

    refund: (refund) => ask(() => giveBack(stripe, refund)),
    listMoney: (since) => listStripeMoney(stripe, ask, since),

    portalUrl: (customer) =>
      ask(async () => {
        const page = await stripe.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/profile` });
        return page.url;
      }),

    readEvent: (payload, signature) => ask(async () => read(verify(payload, signature))),
  };
}

/** Creates a function that opens sessions and stores their URLs, which Stripe returns only once. */
function createSessionOpener(
  stripe: Stripe,
  ask: StripeCaller,
  { db, clock, methods }: Pick<StripeDependencies, 'db' | 'clock' | 'methods'>,
) {
  return async (key: string, params: SessionParams): Promise<string> => {
    const { id, url } = await ask(async () => {
      // Apple Pay is a card wallet: Stripe offers it wherever cards are accepted.
      const types = [...new Set(methods.map((method) => (method === 'paypal' ? 'paypal' : 'card')))];
      return stripe.checkout.sessions.create(
        { ...params, allowed_payment_method_types: types },
        // Stripe rejects a key reused for different parameters.
        { idempotencyKey: `open-${secretHash(JSON.stringify([key, params]))}` },
      );
    });
    if (url === null) throw new Error('Stripe opened a session without a page');
    await recordStripeSession(db, id, url, clock.now());
    return id;
  };
}

function subscriptionSession(subscription: NewSubscription, publicUrl: string): SessionParams {
  const { reference, customerRef, customerEmail, label, priceCents, interval, successPath } = subscription;
  const price = { ...dollarsOf(priceCents), recurring: { interval }, product_data: { name: label } };
  return {
    mode: 'subscription',
    client_reference_id: reference,
    ...(customerRef === null ? { customer_email: customerEmail } : { customer: customerRef }),
    line_items: [{ quantity: 1, price_data: price }],
    subscription_data: { description: label, metadata: { reference } },
    success_url: withSessionId(`${publicUrl}${successPath}`),
    cancel_url: `${publicUrl}/pricing`,
  };
}

function dollarsOf(cents: number) {
  return { currency: 'usd', unit_amount: cents } as const;
}

/** Adds the placeholder that Stripe replaces with the session id. */
function withSessionId(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`;
}

async function expire(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
    // Only open sessions can be expired; this one has expired by itself or is paid.
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    return session.status === 'expired';
  }
}

async function giveBack(stripe: Stripe, { paymentRef, amountCents, key }: Refund): Promise<void> {
  try {
    const refund = { payment_intent: paymentRef, amount: amountCents };
    await stripe.refunds.create(refund, { idempotencyKey: `refund-${key}` });
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
    // Already fully refunded in Stripe's dashboard, which is reported by an event.
    if (error.code === 'charge_already_refunded') return;
    const message = 'A refund cannot exceed the remainder of the payment.';
    throw new Problem('validation_failed', { message, cause: error });
  }
}
