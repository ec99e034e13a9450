import { addDays } from '../../platform/clock/clock.ts';
import type { Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { JobHandlers, RecurringJob } from '../../platform/jobs/jobs.ts';
import type { PaymentCard } from '../payment-event.ts';
import type { Delivery } from '../payments.tables.ts';
import { billDueSubscriptions, startSubscription } from './sandbox-billing.ts';
import { createCardPage, type SandboxCardPage } from './sandbox-card-change.ts';
import { keptOf, testCardOf } from './sandbox-cards.ts';
import { deliveryJobs, reportEvent } from './sandbox-events.ts';
import { recordPayment } from './sandbox-payments.repository.ts';
import {
  pruneExpired,
  findSandboxSession,
  lockSandboxSession,
  setSandboxDelivery,
  setSandboxStatus,
  type SandboxSession,
} from './sandbox-sessions.repository.ts';
import { refusalOf, unconfirmedWords, unknownCardWords } from './sandbox-words.ts';

const renewalJob = 'payments.sandbox-renewals';
const keptDays = 7;

/** Outcome of submitting the payment form. */
type PayOutcome =
  | { readonly kind: 'paid'; readonly successUrl: string }
  | { readonly kind: 'page'; readonly session: SandboxSession; readonly error: string | null }
  | { readonly kind: 'unknown' };

/** Payment form: a card, or the response to the confirmation step. */
interface PayForm {
  readonly card: string;
  readonly confirmation: 'accept' | 'refuse' | null;
  /** Event delivery from now on; null to keep it. Ignored unless the test tools are enabled. */
  readonly delivery: Delivery | null;
}

/** Service behind the sandbox pages, including scheduled billing. */
export interface SandboxCheckout extends SandboxCardPage {
  /** Whether its pages can simulate faulty event delivery. */
  readonly hasTestTools: boolean;
  find(sessionId: string): Promise<SandboxSession | undefined>;
  pay(sessionId: string, form: PayForm): Promise<PayOutcome>;
  /** Deletes sessions that ended unpaid, a week after they were opened. */
  pruneSessions(): Promise<void>;
  /** Jobs that deliver events and bill due subscriptions. */
  readonly jobs: JobHandlers;
  readonly recurringJobs: readonly RecurringJob[];
}

interface CheckoutDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly webhookSecret: string;
  readonly webhookUrl: () => string;
  readonly hasTestTools: boolean;
}

/** Creates the service behind the payment page. It decides about payments and reports them by signed webhook events. */
export function createSandboxCheckout(dependencies: CheckoutDependencies): SandboxCheckout {
  const { db, writes, clock, hasTestTools } = dependencies;

  async function payLocked(trx: Trx, found: SandboxSession, form: PayForm): Promise<PayOutcome> {
    if (found.status === 'paid') return { kind: 'paid', successUrl: found.successUrl };
    if (found.status === 'expired') return { kind: 'page', session: found, error: null };
    const delivery = (hasTestTools && form.delivery) || found.delivery;
    if (delivery !== found.delivery) await setSandboxDelivery(trx, found.id, delivery);
    const session = { ...found, delivery };
    const now = clock.now();
    return form.confirmation !== null && session.card !== null
      ? answerConfirmation(trx, session, session.card, form.confirmation, now)
      : chargeCard(trx, session, form.card, now);
  }

  return {
    ...createCardPage({ db, writes, clock }),
    hasTestTools,
    find: (sessionId) => findSandboxSession(db, sessionId),
    pay: (sessionId, form) =>
      inTransaction(writes, async (trx) => {
        const session = await lockSandboxSession(trx, sessionId);
        return session ? payLocked(trx, session, form) : { kind: 'unknown' };
      }),
    pruneSessions: () => pruneExpired(db, addDays(clock.now(), -keptDays)),
    jobs: {
      ...deliveryJobs(dependencies),
      [renewalJob]: () => billDueSubscriptions(writes, clock.now()),
    },
    recurringJobs: [{ name: renewalJob, at: '* * * * *' }],
  };
}

async function chargeCard(trx: Trx, session: SandboxSession, number: string, now: Date): Promise<PayOutcome> {
  const card = testCardOf(number);
  if (!card) return { kind: 'page', session: { ...session, status: 'open' }, error: unknownCardWords };
  const kept = keptOf(card);
  switch (card.behavior) {
    case 'pays':
    case 'fails-later':
      return succeed(trx, session, kept, now);
    case 'needs-confirmation':
      await setSandboxStatus(trx, session.id, 'needs-confirmation', kept);
      return { kind: 'page', session: { ...session, status: 'needs-confirmation', card: kept }, error: null };
    case 'declined':
    case 'insufficient-funds':
      return fail(trx, session, refusalOf(card.behavior), now);
  }
}

function answerConfirmation(
  trx: Trx,
  session: SandboxSession,
  card: PaymentCard,
  answer: 'accept' | 'refuse',
  now: Date,
): Promise<PayOutcome> {
  return answer === 'accept' ? succeed(trx, session, card, now) : fail(trx, session, unconfirmedWords, now);
}

async function succeed(trx: Trx, session: SandboxSession, card: PaymentCard, now: Date): Promise<PayOutcome> {
  await setSandboxStatus(trx, session.id, 'paid');
  if (session.subscription) await startSubscription(trx, session, card, now);
  else await succeedOnce(trx, session, now);
  return { kind: 'paid', successUrl: session.successUrl };
}

async function succeedOnce(trx: Trx, session: SandboxSession, now: Date): Promise<void> {
  const { id, amountCents, delivery } = session;
  const paymentRef = `pay_${id}`;
  await recordPayment(trx, { id: paymentRef, amountCents, key: id, delivery }, now);
  const event = { id: `evt_paid_${id}`, type: 'payment.succeeded', sessionId: id, amountCents, paymentRef } as const;
  await reportEvent(trx, event, delivery, now);
}

async function fail(trx: Trx, session: SandboxSession, reason: string, now: Date): Promise<PayOutcome> {
  await setSandboxStatus(trx, session.id, 'open');
  const event = { id: `evt_${newId()}`, type: 'payment.failed', sessionId: session.id, reason } as const;
  await reportEvent(trx, event, session.delivery, now);
  return { kind: 'page', session: { ...session, status: 'open', card: null }, error: reason };
}
