import type { PayoutDto } from './payouts.contract.ts';
import type { PayoutRow } from './payouts.repository.ts';

/** A payout as its studio sees it. */
export function toPayout(row: PayoutRow): PayoutDto {
  return {
    id: row.id,
    number: row.number,
    amount: row.amount_cents,
    status: row.status,
    reason: row.reason,
    month: row.month,
    requestedAt: row.requested_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
