import { decimalOf } from '@halfdrop/domain';
import type { Db } from '../../database.ts';
import { exportedList, type ExportedList } from '../../exports/exported-list.ts';
import { readBatches } from '../../platform/database/read-batches.ts';
import { payoutDeskCalls } from './payout-desk.contract.ts';
import { findPayoutsAfter, type ListedPayoutRow } from './payout-desk.repository.ts';

/** Name of the export. */
export const PAYOUT_EXPORT = 'payouts';

/** Exports all payouts, for the bookkeeper. */
export function payoutExport(db: Db): ExportedList {
  return exportedList({
    name: PAYOUT_EXPORT,
    call: payoutDeskCalls.exportPayouts,
    read: ({ view, q = '' }) =>
      readBatches<ListedPayoutRow>((after, limit) => findPayoutsAfter(db, { view, text: q }, after?.id, limit)),
    columns: [
      { head: 'Studio', cell: ({ studio_name: studio }) => studio },
      { head: 'Payout', cell: ({ number }) => String(number) },
      { head: 'Amount', cell: ({ amount_cents: cents }) => decimalOf(cents) },
      { head: 'Status', cell: ({ status }) => status },
      { head: 'Month', cell: ({ month }) => month },
      { head: 'Asked for', cell: ({ requested_at: at }) => at.toISOString() },
      { head: 'Settled', cell: ({ settled_at: at }) => at?.toISOString() ?? null },
      { head: 'Reason', cell: ({ reason }) => reason },
    ],
  });
}
