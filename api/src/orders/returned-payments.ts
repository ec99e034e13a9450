import { dollars } from '@halfdrop/domain';
import * as v from 'valibot';
import { postTransaction } from '../ledger/ledger.service.ts';
import type { SinglePaymentEvent } from '../payments/payment-events.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Trx } from '../database.ts';
import type { WrittenMail } from '../content/mails/mail-texts.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { refundLater } from '../payments/provider-jobs.ts';
import { mailBuyer, orderFacts, type OrderMailNeeds } from './order-mail.ts';
import { isSold } from './order-states.ts';
import { findOrder, type OrderRow } from './orders.repository.ts';
import {
  findReturnedPayment,
  insertReturnedPayment,
  recordReturn,
  type ReturnedPaymentRow,
} from './returned-payments.repository.ts';

/** Job that notifies a buyer of a returned payment. */
export const returnMailJob = 'orders.return-mail';

const MailPayload = v.object({ paymentRef: v.string() });

type EventOf<Type extends SinglePaymentEvent['type']> = Extract<SinglePaymentEvent, { type: Type }>;

/**
 * Returns a payment that was not due, once: books it and schedules a full refund by the provider. The order and its
 * licenses are unaffected.
 */
export async function returnPayment(
  trx: Trx,
  clock: Clock,
  order: OrderRow,
  { paymentRef, amountCents }: EventOf<'payment.succeeded'>,
): Promise<void> {
  const at = clock.now();
  const isNew = await insertReturnedPayment(trx, {
    payment_ref: paymentRef,
    order_id: order.id,
    cause: isSold(order) ? 'second-payment' : 'wrong-amount',
    amount_cents: amountCents,
    received_at: at,
  });
  if (!isNew) return;
  await postTransaction(trx, {
    key: `payment-not-due:${paymentRef}`,
    kind: 'payment-not-due',
    at,
    entries: [
      { account: 'provider', amountCents },
      { account: 'returns', amountCents: -amountCents },
    ],
  });
  await refundLater(trx, { paymentRef, amountCents, key: `return-${paymentRef}` });
}

/**
 * Books the completed return of a payment that was not due and notifies the buyer; returns false for all other
 * payments.
 */
export async function completeReturn(
  trx: Trx,
  clock: Clock,
  { paymentRef, refundRef, amountCents }: EventOf<'payment.refunded'>,
): Promise<boolean> {
  const at = clock.now();
  if (!(await recordReturn(trx, paymentRef, at))) return false;
  await postTransaction(trx, {
    key: `payment-returned:${refundRef}`,
    kind: 'payment-returned',
    at,
    entries: [
      { account: 'provider', amountCents: -amountCents },
      { account: 'returns', amountCents },
    ],
  });
  await addJob(trx, returnMailJob, { paymentRef }, { key: `return-mail-${refundRef}` });
  return true;
}

/** Notifies the buyer of a returned payment. A retry sends the same message. */
export async function sendReturnMail(shop: OrderMailNeeds, payload: unknown): Promise<void> {
  const { paymentRef } = v.parse(MailPayload, payload);
  const returned = await findReturnedPayment(shop.db, paymentRef);
  const order = returned && (await findOrder(shop.db, returned.order_id));
  if (!returned || !order) return;
  await mailBuyer(shop, order, `return-${paymentRef}`, await returnWords(shop, order, returned));
}

function returnWords(
  { mailTexts, publicUrl }: OrderMailNeeds,
  order: OrderRow,
  { cause, amount_cents: cents }: ReturnedPaymentRow,
): Promise<WrittenMail> {
  const facts = { ...orderFacts(publicUrl, order), amount: dollars(cents) };
  return cause === 'second-payment'
    ? mailTexts.compose('order-paid-twice', facts)
    : mailTexts.compose('order-paid-wrong-amount', { ...facts, amountDue: dollars(order.total_cents) });
}
