import type { Clock } from '../../platform/clock/clock.ts';
import type { Trx } from '../../database.ts';
import { addJob, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { Delivery } from '../payments.tables.ts';
import { deliverSigned } from './signed-events.ts';

const deliverJob = 'payments.deliver-event';
const lateByMilliseconds = 60_000;

/** Events that can be delivered after later ones in out-of-order mode. */
const overtaken: readonly PaymentEvent['type'][] = [
  'payment.failed',
  'subscription.started',
  'subscription.payment-failed',
];

/** Schedules an event, in the transaction it reports, with the requested kind of delivery. */
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

/** Returns the job handlers that deliver events to our own webhook over HTTP, retried until it succeeds. */
export function deliveryJobs({ webhookUrl, ...webhook }: DeliveryDependencies): JobHandlers {
  return { [deliverJob]: (event) => deliverSigned(webhook, webhookUrl(), event) };
}
