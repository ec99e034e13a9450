import type { Db } from '../../database.ts';
import { exportedList, type ExportedList } from '../../exports/exported-list.ts';
import { readBatches } from '../../platform/database/read-batches.ts';
import { issueDeskCalls } from './issue-desk.contract.ts';
import { findSubscribersAfter, type SubscriberRow } from './subscribers.repository.ts';

/** Name of the exported list. */
export const SUBSCRIBER_EXPORT = 'newsletter-subscribers';

/** Creates the export of all subscribers, by id. */
export function subscriberExport(db: Db): ExportedList {
  return exportedList({
    name: SUBSCRIBER_EXPORT,
    call: issueDeskCalls.exportSubscribers,
    read: ({ view, q = '' }) =>
      readBatches<SubscriberRow>((after, limit) => findSubscribersAfter(db, { view, text: q }, after?.id, limit)),
    columns: [
      { head: 'Email', cell: ({ email }) => email },
      { head: 'Status', cell: ({ status }) => status },
      { head: 'Asked', cell: ({ requested_at: at }) => at.toISOString() },
      { head: 'Confirmed', cell: ({ confirmed_at: at }) => at?.toISOString() ?? null },
      { head: 'Unsubscribed', cell: ({ unsubscribed_at: at }) => at?.toISOString() ?? null },
      { head: 'Bounced', cell: ({ bounced_at: at }) => at?.toISOString() ?? null },
      { head: 'Bounce reason', cell: ({ bounce_reason: reason }) => reason },
    ],
  });
}
