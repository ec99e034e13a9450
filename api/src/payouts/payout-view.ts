import type { PayoutDto } from './payouts.contract.ts';
import type { ShownPayoutRow } from './payouts.repository.ts';

/** A payout as its studio sees it. */
export function toPayout(row: ShownPayoutRow): PayoutDto {
  return {
    id: row.id,
    number: row.number,
    amount: row.amount_cents,
    status: row.status,
    reason: row.reason,
    month: row.month,
    requestedAt: row.requested_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    documentUrl: row.has_document ? `/api/studios/${row.studio_id}/payouts/${row.number}/document` : null,
  };
}
