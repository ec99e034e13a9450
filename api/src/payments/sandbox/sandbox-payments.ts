import type { Db, Trx } from '../../database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Refund } from '../provider.ts';
import type { ProviderMoney } from '../provider-money.ts';
import { reportEvent } from './sandbox-events.ts';
import { isRefundMade, lockSandboxPayment, readMoney, recordRefund } from './sandbox-payments.repository.ts';

/**
 * Refunds a payment and reports it, once per key; ignored if already fully refunded.
 * @throws validation_failed if it exceeds what is left of the payment
 */
export async function refundPayment(trx: Trx, refund: Refund, now: Date): Promise<void> {
  const { paymentRef, amountCents, key } = refund;
  const payment = await lockSandboxPayment(trx, paymentRef);
  if (!payment) throw new Problem('not_found', { message: 'This payment is not known.' });
  if ((await isRefundMade(trx, key)) || payment.refunded_cents === payment.amount_cents) return;
  const isWhole = Number.isSafeInteger(amountCents) && amountCents > 0;
  if (!isWhole || amountCents > payment.amount_cents - payment.refunded_cents) {
    throw new Problem('validation_failed', { message: 'A refund cannot exceed the remainder of the payment.' });
  }
  await recordRefund(trx, payment, refund, now);
  const event = {
    id: `evt_refund_${key}`,
    type: 'payment.refunded',
    refundRef: refundRefOf(key),
    paymentRef,
    amountCents,
  } as const;
  await reportEvent(trx, event, payment.delivery, now);
}

/** Lists the payments and refunds of the sandbox since an instant. */
export async function* listSandboxMoney(db: Db, since: Date): AsyncGenerator<ProviderMoney> {
  const { payments, refunds } = await readMoney(db, since);
  for (const { id, amount_cents: amountCents, created_at: at } of payments) {
    yield { kind: 'charge', reference: id, amountCents, at };
  }
  for (const { key, amount_cents: amountCents, created_at: at } of refunds) {
    yield { kind: 'refund', reference: refundRefOf(key), amountCents, at };
  }
}

/** Returns the sandbox id of a refund. */
function refundRefOf(key: string): string {
  return `re_${key}`;
}
