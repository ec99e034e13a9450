import type { PayoutDto } from './payouts.contract.ts';
import type { PayoutRow, ShownPayoutRow } from './payouts.repository.ts';

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

/** A payout as its provider is told of it. */
export function toNewPayout({ id, account_ref: accountRef, amount_cents: amountCents }: PayoutRow) {
  return { reference: id, accountRef, amountCents };
}
