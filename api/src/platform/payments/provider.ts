import * as v from 'valibot';
import type { Trx } from '../database/database.ts';

/** What a provider reports about a session. Delivered at least once, in no particular order. */
export const PaymentEventSchema = v.variant('type', [
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    type: v.literal('payment.succeeded'),
    sessionId: v.string(),
    amountCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    type: v.literal('payment.failed'),
    sessionId: v.string(),
    reason: v.pipe(v.string(), v.maxLength(500)),
  }),
]);
/** What a provider reports about a session. */
export type PaymentEvent = v.InferOutput<typeof PaymentEventSchema>;

interface NewPayment {
  readonly amountCents: number;
  /** What the payment page says is bought. */
  readonly label: string;
}

/** Someone who takes money for us. */
export interface PaymentProvider {
  /** Opens a session to pay one exact amount in US cents; returns its unguessable id. */
  openSession(trx: Trx, payment: NewPayment): Promise<string>;
  /** Where the session is paid. */
  paymentUrl(sessionId: string): string;
  /** Ends an unpaid session; false when it is paid already. */
  expireSession(trx: Trx, sessionId: string): Promise<boolean>;
  /** Reads a delivered event. @throws invalid_signature before anything of it is looked at */
  readEvent(payload: Buffer, signature: string | undefined): PaymentEvent;
}
