import type { PaymentEventView } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Foundation } from '../domain-module.ts';
import type { WantedPage } from '../platform/database/read-page.ts';
import type { Pagination } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import { countFailedEvents, findFailedEvent, type ListedEventRow, readEvents } from './failed-events.repository.ts';
import { PaymentEventSchema } from './payment-event.ts';
import type { PaymentEvents } from './payment-events.ts';

/** Administration of payment events. */
export interface PaymentEventDesk {
  list(
    view: PaymentEventView,
    wanted: WantedPage,
  ): Promise<{ readonly rows: readonly ListedEventRow[]; readonly pagination: Pagination }>;
  countFailed(): Promise<number>;
  /** Processes a failed event again. @throws not_found, illegal_transition when it fails again */
  process(by: AuditAuthor, id: string): Promise<ListedEventRow>;
}

interface PaymentEventDeskNeeds extends Pick<Foundation, 'db'> {
  readonly audit: Audit;
  readonly paymentEvents: PaymentEvents;
}

/** Creates the desk. */
export function createPaymentEventDesk({ db, audit, paymentEvents }: PaymentEventDeskNeeds): PaymentEventDesk {
  return {
    list: (view, wanted) => readEvents(db, view, wanted),
    countFailed: () => countFailedEvents(db),

    async process(by, id) {
      const failed = await findFailedEvent(db, id);
      if (!failed) throw new Problem('not_found', { message: 'There is no failed event with this id.' });
      const { tries } = failed;
      try {
        await paymentEvents.process(v.parse(PaymentEventSchema, failed.event), (trx) =>
          audit.record(trx, {
            by,
            action: 'system.manage',
            subject: { kind: 'payment-event', id },
            before: { isProcessed: false, tries },
            after: { isProcessed: true, tries },
            why: '',
          }),
        );
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Problem('illegal_transition', { message: `It failed again: ${reason}`, cause: error });
      }
      return { id, type: failed.type, received_at: failed.received_at, failure: null, tries: null, failed_at: null };
    },
  };
}
