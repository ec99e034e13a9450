import * as v from 'valibot';
import type { Clock } from '../clock/clock.ts';
import type { Db, Trx } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { newSecret } from '../ids/ids.ts';
import { PaymentEventSchema, type PaymentProvider } from './provider.ts';
import { isSignatureValid } from './signature.ts';

interface SandboxDependencies {
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly webhookSecret: string;
}

/** A session as the payment page needs it. */
export interface SandboxSession {
  readonly id: string;
  readonly amountCents: number;
  readonly label: string;
  readonly status: 'open' | 'needs-confirmation' | 'paid' | 'expired';
  readonly successUrl: string;
}

/** A provider of our own with a real payment page and test cards; it never moves money. */
export function createSandboxProvider({ clock, publicUrl, webhookSecret }: SandboxDependencies): PaymentProvider {
  return {
    async openSession(trx, { amountCents, label }) {
      const id = `ps_${newSecret()}`;
      await trx
        .insertInto('payments_sandbox_session')
        .values({
          id,
          amount_cents: amountCents,
          label,
          status: 'open',
          success_url: `${publicUrl}/order-confirmation?session_id=${id}`,
          created_at: clock.now(),
        })
        .execute();
      return id;
    },

    paymentUrl: (sessionId) => `${publicUrl}/api/sandbox/pay/${sessionId}`,

    async expireSession(trx, sessionId) {
      const session = await lockSandboxSession(trx, sessionId);
      if (session?.status === 'paid') return false;
      await setSandboxStatus(trx, sessionId, 'expired');
      return true;
    },

    readEvent(payload, signature) {
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

function selectSession(db: Db | Trx, sessionId: string) {
  return db
    .selectFrom('payments_sandbox_session')
    .select(['id', 'amount_cents as amountCents', 'label', 'status', 'success_url as successUrl'])
    .where('id', '=', sessionId);
}

/** Reads a session. */
export function findSandboxSession(db: Db, sessionId: string): Promise<SandboxSession | undefined> {
  return selectSession(db, sessionId).executeTakeFirst();
}

/** Reads a session and keeps others from changing it until the transaction ends. */
export function lockSandboxSession(trx: Trx, sessionId: string): Promise<SandboxSession | undefined> {
  return selectSession(trx, sessionId).forUpdate().executeTakeFirst();
}

/** Moves a locked session on. */
export async function setSandboxStatus(trx: Trx, sessionId: string, status: SandboxSession['status']): Promise<void> {
  await trx.updateTable('payments_sandbox_session').set({ status }).where('id', '=', sessionId).execute();
}
