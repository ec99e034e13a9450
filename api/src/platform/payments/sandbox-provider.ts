import * as v from 'valibot';
import type { Clock } from '../clock/clock.ts';
import { Problem } from '../http/problem.ts';
import { newSecret } from '../ids/ids.ts';
import { PaymentEventSchema } from './payment-event.ts';
import type { PaymentProvider } from './provider.ts';
import { changeNow, endSubscription, previewOf } from './sandbox-billing.ts';
import { refundPayment } from './sandbox-payments.ts';
import { insertSandboxSession, lockSandboxSession, setSandboxStatus } from './sandbox-sessions.ts';
import { lockRunning, lockSubscription, nothingPlanned, updateSubscription } from './sandbox-subscriptions.ts';
import { isSignatureValid, sandboxSignatureHeader } from './signature.ts';

interface SandboxDependencies {
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly webhookSecret: string;
}

/** A provider of our own with a real payment page and test cards; it never moves money. */
export function createSandboxProvider({ clock, publicUrl, webhookSecret }: SandboxDependencies): PaymentProvider {
  return {
    name: 'sandbox',
    methods: ['card'],
    signatureHeader: sandboxSignatureHeader,

    async openSession(trx, { amountCents, label }) {
      const id = `ps_${newSecret()}`;
      const successUrl = `${publicUrl}/order-confirmation?session_id=${id}`;
      await insertSandboxSession(trx, { id, amountCents, label, successUrl, subscription: null }, clock.now());
      return id;
    },

    async openSubscription(trx, { priceCents, label, reference, interval, customerRef, successPath }) {
      const id = `ps_${newSecret()}`;
      const successUrl = new URL(`${publicUrl}${successPath}`);
      successUrl.searchParams.set('session_id', id);
      const subscription = { interval, reference, customerRef: customerRef ?? `cus_${newSecret()}` };
      const session = { id, amountCents: priceCents, label, successUrl: successUrl.href, subscription };
      await insertSandboxSession(trx, session, clock.now());
      return id;
    },

    paymentUrl: (_db, sessionId) => Promise.resolve(`${publicUrl}/api/sandbox/pay/${sessionId}`),

    async expireSession(trx, sessionId) {
      const session = await lockSandboxSession(trx, sessionId);
      if (session?.status === 'paid') return false;
      await setSandboxStatus(trx, sessionId, 'expired');
      return true;
    },

    async previewChange(trx, change) {
      const { dueNowCents, at } = previewOf(await lockSubscription(trx, change.subscriptionRef), change, change.at);
      return { dueNowCents, at };
    },

    async changePlan(trx, change) {
      const subscription = await lockSubscription(trx, change.subscriptionRef);
      if (change.when === 'now') return changeNow(trx, subscription, change, clock.now());
      const isPresent = change.priceCents === subscription.price_cents && change.interval === subscription.interval;
      const planned = {
        pending_price_cents: change.priceCents,
        pending_interval: change.interval,
        pending_label: change.label,
      };
      await updateSubscription(trx, subscription, { ...nothingPlanned, ...(!isPresent && planned) });
    },

    async cancelAtPeriodEnd(trx, subscriptionRef) {
      const subscription = await lockSubscription(trx, subscriptionRef);
      await updateSubscription(trx, subscription, { ...nothingPlanned, ends_with_period: true });
    },

    async resume(trx, subscriptionRef) {
      await updateSubscription(trx, await lockSubscription(trx, subscriptionRef), nothingPlanned);
    },

    async endNow(trx, subscriptionRef) {
      const now = clock.now();
      const subscription = await lockRunning(trx, subscriptionRef);
      if (subscription) await endSubscription(trx, subscription, now, now);
    },

    refund: (trx, refund) => refundPayment(trx, refund, clock.now()),

    portalUrl: (_db, customerRef) => Promise.resolve(`${publicUrl}/api/sandbox/cards/${customerRef}`),

    async readEvent(payload, signature) {
      if (!isSignatureValid(webhookSecret, payload, signature, clock.now())) throw new Problem('invalid_signature');
      const event = v.safeParse(PaymentEventSchema, parsedJson(payload));
      if (!event.success) throw new Problem('validation_failed', { message: 'This event is not known.' });
      return event.output;
    },
  };
}

function parsedJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch (error) {
    throw new Problem('malformed_json', { cause: error });
  }
}
