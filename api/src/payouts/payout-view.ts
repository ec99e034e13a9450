import type { PayoutDto } from './payouts.contract.ts';
import type { PayoutRow, ShownPayoutRow } from './payouts.repository.ts';

type PayoutFacts = Omit<PayoutRow, 'studio_id' | 'account_ref'>;

/** What a studio and the staff see of a payout alike. */
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

/** A payout as its studio sees it. */
export function toPayout(row: ShownPayoutRow): PayoutDto {
  return {
    ...toPayoutFacts(row),
    documentUrl: row.has_document ? `/api/studios/${row.studio_id}/payouts/${row.number}/document` : null,
  };
}

/** A payout as its provider is told of it. */
export function toNewPayout({ id, account_ref: accountRef, amount_cents: amountCents }: PayoutRow) {
  return { reference: id, accountRef, amountCents };
}
