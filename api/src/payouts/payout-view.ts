import type { PayoutDto } from './payouts.contract.ts';
import type { PayoutRow, ShownPayoutRow } from './payouts.repository.ts';

type PayoutFacts = Omit<PayoutRow, 'studio_id' | 'account_ref'>;

/** Returns the facts of a payout shown to both studio and staff. */
export function toPayoutFacts(row: PayoutFacts) {
  const { id, number, status, reason, month } = row;
  return {
    id,
    number,
    amount: row.amount_cents,
    status,
    reason,
    month,
    requestedAt: row.requested_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

/** Converts a payout to its studio's view. */
export function toPayout(row: ShownPayoutRow): PayoutDto {
  return {
    ...toPayoutFacts(row),
    documentUrl: row.has_document ? `/api/studios/${row.studio_id}/payouts/${row.number}/document` : null,
  };
}

/** Converts a payout to the provider's request. */
export function toNewPayout({ id, account_ref: accountRef, amount_cents: amountCents }: PayoutRow) {
  return { reference: id, accountRef, amountCents };
}
