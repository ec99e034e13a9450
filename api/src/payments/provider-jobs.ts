import * as v from 'valibot';
import type { Trx } from '../database.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { BillCredit, PaymentProvider, Refund } from './provider.ts';

const refundJob = 'payments.refund';
const creditBillsJob = 'payments.credit-bills';
const endSubscriptionJob = 'payments.end-subscription';

const RefundPayload = v.object({ paymentRef: v.string(), amountCents: v.number(), key: v.string() });
const CreditPayload = v.object({ subscriptionRef: v.string(), amountCents: v.number(), key: v.string() });
const SubscriptionPayload = v.object({ subscriptionRef: v.string() });

/** Lets the provider give money back once the transaction is committed, and asks until it has agreed. */
export async function refundLater(trx: Trx, refund: Refund): Promise<void> {
  await addJob(trx, refundJob, refund, { key: `give-back-${refund.key}` });
}

/** Lets the provider take money off the next bills once the transaction is committed, and asks until it has. */
export async function creditBillsLater(trx: Trx, credit: BillCredit): Promise<void> {
  await addJob(trx, creditBillsJob, credit, { key: `credit-${credit.key}` });
}

/** Lets the provider end a subscription once the transaction is committed, and asks until it has. */
export async function endSubscriptionLater(trx: Trx, subscriptionRef: string): Promise<void> {
  await addJob(trx, endSubscriptionJob, { subscriptionRef }, { key: `end-${subscriptionRef}` });
}

/** What transactions leave to the provider: it is never asked while one is open. */
export function providerJobs(provider: Pick<PaymentProvider, 'creditBills' | 'refund' | 'endNow'>): JobHandlers {
  return {
    [refundJob]: (payload) => provider.refund(v.parse(RefundPayload, payload)),
    [creditBillsJob]: (payload) => provider.creditBills(v.parse(CreditPayload, payload)),
    [endSubscriptionJob]: (payload) => provider.endNow(v.parse(SubscriptionPayload, payload).subscriptionRef),
  };
}
