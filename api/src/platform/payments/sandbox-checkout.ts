import { addDays, type Clock } from '../clock/clock.ts';
import type { Db, Trx } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import { addJob, type JobHandlers } from '../jobs/jobs.ts';
import type { PaymentEvent } from './provider.ts';
import { behaviourOf } from './sandbox-cards.ts';
import { findSandboxSession, lockSandboxSession, setSandboxStatus, type SandboxSession } from './sandbox-provider.ts';
import { signPayload, signatureHeader } from './signature.ts';

const deliverJob = 'payments.deliver-event';
const keptDays = 7;
const declinedWords = 'Your card was declined. Please try another card.';
const unknownCardWords = 'This is a test payment: please use one of the test cards.';
const unconfirmedWords = 'The payment was not confirmed. Please try again.';

/** What the buyer sees after sending the form. */
type PayOutcome =
  | { readonly kind: 'paid'; readonly successUrl: string }
  | { readonly kind: 'page'; readonly session: SandboxSession; readonly error: string | null }
  | { readonly kind: 'unknown' };

/** The form of the payment page: a card, or the answer to the confirmation step. */
interface PayForm {
  readonly card: string;
  readonly confirmation: 'accept' | 'refuse' | null;
}

interface SandboxCheckout {
  find(sessionId: string): Promise<SandboxSession | undefined>;
  pay(sessionId: string, form: PayForm): Promise<PayOutcome>;
  /** Removes sessions that ended unpaid and were opened a week ago or earlier. */
  pruneSessions(): Promise<void>;
  /** Delivers events to our own webhook over HTTP, until it answers with success. */
  readonly jobs: JobHandlers;
}

interface CheckoutDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly webhookSecret: string;
  readonly webhookUrl: () => string;
}

/** The sandbox provider's side of the payment page: it decides, and reports by signed webhooks. */
export function createSandboxCheckout({ db, clock, webhookSecret, webhookUrl }: CheckoutDependencies): SandboxCheckout {
  async function deliver(event: unknown): Promise<void> {
    const payload = JSON.stringify(event);
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signPayload(webhookSecret, payload, clock.now()),
      },
      body: payload,
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`the webhook answered with ${response.status}`);
  }

  return {
    find: (sessionId) => findSandboxSession(db, sessionId),
    pay: (sessionId, form) =>
      db.transaction().execute(async (trx) => {
        const session = await lockSandboxSession(trx, sessionId);
        if (!session) return { kind: 'unknown' };
        if (session.status === 'paid') return { kind: 'paid', successUrl: session.successUrl };
        if (session.status === 'expired') return { kind: 'page', session, error: null };
        return form.confirmation !== null && session.status === 'needs-confirmation'
          ? answerConfirmation(trx, session, form.confirmation)
          : chargeCard(trx, session, form.card);
      }),
    async pruneSessions() {
      await db
        .deleteFrom('payments_sandbox_session')
        .where('status', '=', 'expired')
        .where('created_at', '<=', addDays(clock.now(), -keptDays))
        .execute();
    },
    jobs: { [deliverJob]: deliver },
  };
}

async function chargeCard(trx: Trx, session: SandboxSession, card: string): Promise<PayOutcome> {
  switch (behaviourOf(card)) {
    case 'pays':
      return succeed(trx, session);
    case 'needs-confirmation':
      await setSandboxStatus(trx, session.id, 'needs-confirmation');
      return { kind: 'page', session: { ...session, status: 'needs-confirmation' }, error: null };
    case 'declined':
      return fail(trx, session, declinedWords);
    case 'unknown':
      return { kind: 'page', session: { ...session, status: 'open' }, error: unknownCardWords };
  }
}

function answerConfirmation(trx: Trx, session: SandboxSession, answer: 'accept' | 'refuse'): Promise<PayOutcome> {
  return answer === 'accept' ? succeed(trx, session) : fail(trx, session, unconfirmedWords);
}

async function succeed(trx: Trx, session: SandboxSession): Promise<PayOutcome> {
  await setSandboxStatus(trx, session.id, 'paid');
  await report(trx, {
    id: `evt_paid_${session.id}`,
    type: 'payment.succeeded',
    sessionId: session.id,
    amountCents: session.amountCents,
  });
  return { kind: 'paid', successUrl: session.successUrl };
}

async function fail(trx: Trx, session: SandboxSession, reason: string): Promise<PayOutcome> {
  await setSandboxStatus(trx, session.id, 'open');
  await report(trx, { id: `evt_${newId()}`, type: 'payment.failed', sessionId: session.id, reason });
  return { kind: 'page', session: { ...session, status: 'open' }, error: reason };
}

/** The report leaves exactly when the books say what it says. */
function report(trx: Trx, event: PaymentEvent): Promise<void> {
  return addJob(trx, deliverJob, event, { key: event.id });
}
