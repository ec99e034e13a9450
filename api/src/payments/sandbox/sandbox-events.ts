import type { Clock } from '../../platform/clock/clock.ts';
import type { Trx } from '../../database.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { Delivery } from '../payments.tables.ts';
import { deliverSigned } from './signed-events.ts';

const deliverJob = 'payments.deliver-event';
const lateByMilliseconds = 60_000;

/** News that later news can overtake, where events are delivered out of order. */
const overtaken: readonly PaymentEvent['type'][] = [
  'payment.failed',
  'subscription.started',
  'subscription.payment-failed',
];

/** Reports an event: it leaves exactly when the books say what it says, and in the manner that was asked for. */
export async function reportEvent(trx: Trx, event: PaymentEvent, delivery: Delivery, now: Date): Promise<void> {
  const isLate = delivery === 'late' || (delivery === 'out-of-order' && overtaken.includes(event.type));
  const when = isLate ? { runAt: new Date(now.getTime() + lateByMilliseconds) } : {};
  await addJob(trx, deliverJob, event, { key: event.id, ...when });
  if (delivery === 'twice') await addJob(trx, deliverJob, event, { key: `${event.id}:again` });
}

interface DeliveryDependencies {
  readonly clock: Clock;
  readonly webhookSecret: string;
  readonly webhookUrl: () => string;
}

/** Delivers events to our own webhook over HTTP, until it answers with success. */
export function deliveryJobs({ webhookUrl, ...webhook }: DeliveryDependencies): JobHandlers {
  return { [deliverJob]: (event) => deliverSigned(webhook, webhookUrl(), event) };
}
