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

/** Schedules a refund at the provider for after the commit, retried until accepted. */
export async function refundLater(trx: Trx, refund: Refund): Promise<void> {
  await addJob(trx, refundJob, refund, { key: `give-back-${refund.key}` });
}

/** Schedules a bill credit at the provider for after the commit, retried until accepted. */
export async function creditBillsLater(trx: Trx, credit: BillCredit): Promise<void> {
  await addJob(trx, creditBillsJob, credit, { key: `credit-${credit.key}` });
}

/** Schedules the end of a subscription at the provider for after the commit, retried until accepted. */
export async function endSubscriptionLater(trx: Trx, subscriptionRef: string): Promise<void> {
  await addJob(trx, endSubscriptionJob, { subscriptionRef }, { key: `end-${subscriptionRef}` });
}

/** Handlers of provider calls deferred by transactions, as the provider is never called inside one. */
export function providerJobs(provider: Pick<PaymentProvider, 'creditBills' | 'refund' | 'endNow'>): JobHandlers {
  return {
    [refundJob]: (payload) => provider.refund(v.parse(RefundPayload, payload)),
    [creditBillsJob]: (payload) => provider.creditBills(v.parse(CreditPayload, payload)),
    [endSubscriptionJob]: (payload) => provider.endNow(v.parse(SubscriptionPayload, payload).subscriptionRef),
  };
}
