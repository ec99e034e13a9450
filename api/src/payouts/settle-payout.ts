import { canPayoutBecome } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import type { LedgerEntry } from '../ledger/ledger-posting.ts';
import { postTransaction } from '../ledger/ledger.service.ts';
import { postNotice } from '../notices/post-notice.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { setPayoutStatus, type PayoutRow } from './payouts.repository.ts';

/** Job that recovers the funds of a failed payout from the provider. */
export const takeBackJob = 'payouts.take-back';
/** Job that notifies a studio of the outcome of a payout. */
export const payoutMailJob = 'payouts.mail';

/** Outcome of a payout. */
type Outcome = { readonly status: 'paid' } | { readonly status: 'failed' | 'returned'; readonly reason: string };

/**
 * Settles a locked payout: posts it to the ledger and schedules follow-up jobs. No-op if its status does not allow the
 * outcome, as when it is already settled.
 */
export async function settlePayout(trx: Trx, payout: PayoutRow, outcome: Outcome, at: Date): Promise<void> {
  const { status } = outcome;
  if (!canPayoutBecome(payout.status, status)) return;
  const reason = outcome.status === 'paid' ? null : outcome.reason;
  await setPayoutStatus(trx, payout.id, { status, reason, settled_at: at });
  await postTransaction(trx, {
    key: `payout-${status}:${payout.id}`,
    kind: `payout-${status}`,
    at,
    entries: entriesOf(payout, status),
  });
  await tellStudio(trx, payout, outcome, at);
  if (status !== 'paid') await addJob(trx, takeBackJob, { id: payout.id }, { key: `take-back-${payout.id}` });
  await addJob(trx, payoutMailJob, { id: payout.id, status }, { key: `payout-mail-${payout.id}-${status}` });
}

function tellStudio(trx: Trx, payout: PayoutRow, outcome: Outcome, at: Date): Promise<void> {
  const { id: subjectId, studio_id: studioId, number, amount_cents: amountCents } = payout;
  const told = { studioId, subjectId, at };
  if (outcome.status === 'paid') {
    return postNotice(trx, { ...told, kind: 'payout_paid', facts: { number, amountCents } });
  }
  return postNotice(trx, { ...told, kind: 'payout_failed', facts: { number, amountCents, reason: outcome.reason } });
}

/** Returns the ledger entries; a failed or returned payout is owed to the studio again. */
function entriesOf({ amount_cents: cents, studio_id: studioId }: PayoutRow, status: Outcome['status']): LedgerEntry[] {
  const owed = { account: `royalties:${studioId}`, amountCents: -cents } as const;
  switch (status) {
    case 'paid':
      return [
        { account: 'payouts', amountCents: cents },
        { account: 'provider', amountCents: -cents },
      ];
    case 'returned':
      return [{ account: 'provider', amountCents: cents }, owed];
    case 'failed':
      return [{ account: 'payouts', amountCents: cents }, owed];
  }
}
