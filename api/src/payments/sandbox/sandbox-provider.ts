import type { Db, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newSecret } from '../../platform/ids/ids.ts';
import { PaymentEventSchema } from '../payment-event.ts';
import type { PaymentProvider, PlanChange } from '../provider.ts';
import { changeNow, endSubscription, previewOf } from './sandbox-billing.ts';
import { createSandboxBills } from './sandbox-bills.ts';
import { listSandboxMoney, refundPayment } from './sandbox-payments.ts';
import {
  lockSandboxSession,
  putSandboxSession,
  setSandboxStatus,
  type NewSandboxSession,
} from './sandbox-sessions.repository.ts';
import {
  lockRunning,
  lockSubscription,
  nothingPlanned,
  updateSubscription,
} from './sandbox-subscriptions.repository.ts';
import { sandboxSignatureHeader } from '../signature.ts';
import { readSigned } from './signed-events.ts';

interface SandboxDependencies extends Pick<Foundation, 'writes' | 'clock' | 'publicUrl'> {
  readonly webhookSecret: string;
}

/** Creates our own payment provider, with a real payment page and test cards. It never moves money. */
export function createSandboxProvider({
  writes,
  clock,
  publicUrl,
  webhookSecret,
}: SandboxDependencies): PaymentProvider {
  const books = <Result>(work: (trx: Trx) => Promise<Result>) => inTransaction(writes, work);
  return {
    name: 'sandbox',
    methods: ['card'],
    signatureHeader: sandboxSignatureHeader,

    openSession({ amountCents, label, key }) {
      const session = { amountCents, label, subscription: null, key: `payment:${key}` };
      return open(writes, session, new URL(`${publicUrl}/order-confirmation`), clock.now());
    },

    openSubscription({ priceCents, label, reference, interval, customerRef, successPath }) {
      const subscription = { interval, reference, customerRef: customerRef ?? `cus_${newSecret()}` };
      const session = { amountCents: priceCents, label, subscription, key: `subscription:${reference}` };
      return open(writes, session, new URL(`${publicUrl}${successPath}`), clock.now());
    },

    paymentUrl: (_db, sessionId) => Promise.resolve(`${publicUrl}/api/sandbox/pay/${sessionId}`),
    expireSession: (sessionId) => books((trx) => expire(trx, sessionId)),

    previewChange: (change) =>
      books(async (trx) => {
        const { dueNowCents, at } = previewOf(await lockSubscription(trx, change.subscriptionRef), change, change.at);
        return { dueNowCents, at };
      }),

    changePlan: (change) => books((trx) => changePlan(trx, change, clock.now())),

    cancelAtPeriodEnd: (subscriptionRef) =>
      books(async (trx) => {
        const subscription = await lockSubscription(trx, subscriptionRef);
        await updateSubscription(trx, subscription, { ...nothingPlanned, ends_with_period: true });
      }),

    resume: (subscriptionRef) =>
      books(async (trx) => {
        await updateSubscription(trx, await lockSubscription(trx, subscriptionRef), nothingPlanned);
      }),

    endNow: (subscriptionRef) => books((trx) => endNow(trx, subscriptionRef, clock.now())),
    ...createSandboxBills({ writes, clock }),
    refund: (refund) => books((trx) => refundPayment(trx, refund, clock.now())),
    listMoney: (since) => listSandboxMoney(writes, since),
    portalUrl: (customerRef) => Promise.resolve(`${publicUrl}/api/sandbox/cards/${customerRef}`),

    readEvent: async (payload, signature) =>
      readSigned({ clock, webhookSecret }, PaymentEventSchema, payload, signature),
  };
}

/** Opens a payment page that redirects to `successUrl` with its session id. */
function open(
  db: Db,
  wanted: Omit<NewSandboxSession, 'id' | 'successUrl'>,
  successUrl: URL,
  now: Date,
): Promise<string> {
  const id = `ps_${newSecret()}`;
  successUrl.searchParams.set('session_id', id);
  return putSandboxSession(db, { ...wanted, id, successUrl: successUrl.href }, now);
}

async function endNow(trx: Trx, subscriptionRef: string, now: Date): Promise<void> {
  const subscription = await lockRunning(trx, subscriptionRef);
  if (subscription) await endSubscription(trx, subscription, now, now);
}

async function expire(trx: Trx, sessionId: string): Promise<boolean> {
  const session = await lockSandboxSession(trx, sessionId);
  if (session?.status === 'paid') return false;
  await setSandboxStatus(trx, sessionId, 'expired');
  return true;
}

async function changePlan(trx: Trx, change: PlanChange, now: Date): Promise<void> {
  const subscription = await lockSubscription(trx, change.subscriptionRef);
  if (change.when === 'now') return changeNow(trx, subscription, change, now);
  const isPresent = change.priceCents === subscription.price_cents && change.interval === subscription.interval;
  const planned = {
    pending_price_cents: change.priceCents,
    pending_interval: change.interval,
    pending_label: change.label,
  };
  await updateSubscription(trx, subscription, { ...nothingPlanned, ...(!isPresent && planned) });
}
