import { periodShares, splitPeriod } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { availableFrom } from './availability.ts';
import { bookEarnings } from './book-earnings.ts';
import {
  findClaims,
  findPaidPeriod,
  findUnsharedPeriods,
  insertSharedPeriod,
  lockSharedPeriod,
  updateSharedPeriod,
  type PaidPeriod,
  type SharedPeriod,
} from './periods.repository.ts';
import { findRateCardAt } from './rate-cards.repository.ts';
import { insertLines, type NewLine } from './royalties.repository.ts';

/** By then, late provider events and last-second claims have arrived. */
const DAYS_AFTER_END = 1;
const BATCH = 500;

/**
 * Shares all ended periods, and adjusts those whose net has changed since. Each is its own transaction, so an
 * interrupted run resumes.
 */
export async function sharePeriods({ db, writes, clock }: Pick<Foundation, 'db' | 'writes' | 'clock'>): Promise<void> {
  const overBy = addDays(clock.now(), -DAYS_AFTER_END);
  let due = await findUnsharedPeriods(db, overBy, BATCH);
  while (due.length > 0) {
    let hasShared = false;
    for (const period of due) {
      const isShared = await inTransaction(writes, (trx) => sharePeriod(trx, period));
      hasShared ||= isShared;
    }
    // Stop if nothing was shared; the same periods would be found again forever.
    due = hasShared && due.length === BATCH ? await findUnsharedPeriods(db, overBy, BATCH) : [];
  }
}

/** Shares a period; returns whether there was anything to share. */
async function sharePeriod(trx: Trx, due: PaidPeriod): Promise<boolean> {
  const shared = (await lockSharedPeriod(trx, due)) ?? (await countClaims(trx, due));
  const paid = await findPaidPeriod(trx, due);
  // A concurrent run may have shared it.
  if (!shared || !paid || paid.net_cents === shared.net_cents) return false;
  const change = { net_cents: paid.net_cents, changes: shared.changes + 1 };
  await updateSharedPeriod(trx, shared.id, change);
  const isFirst = shared.changes === 0;
  const at = isFirst ? shared.period_end : paid.changed_at;
  const key = `period-over:${shared.id}:${change.changes}`;
  const earnings = await insertLines(trx, linesOf(shared, paid.net_cents, { key, at }));
  await bookEarnings(trx, { key: `royalties-${key}`, kind: 'royalties-period', at }, earnings);
  return true;
}

/** Records the claims of an ended period. */
async function countClaims(trx: Trx, paid: PaidPeriod): Promise<SharedPeriod | undefined> {
  const card = await findRateCardAt(trx, paid.period_start);
  const shares = splitPeriod(card.period_basis_points, paid.net_cents, await findClaims(trx, paid));
  return insertSharedPeriod(trx, {
    subscription_id: paid.subscription_id,
    period_start: paid.period_start,
    period_end: paid.period_end,
    rate_card_version: card.version,
    rate_basis_points: card.period_basis_points,
    studio_ids: shares.map(({ studioId }) => studioId),
    patterns: shares.map(({ patterns }) => patterns),
  });
}

/** Returns the lines for a period's new net: each studio's share of it, less what was shared before. */
function linesOf(
  shared: SharedPeriod,
  netCents: number,
  event: { readonly key: string; readonly at: Date },
): NewLine[] {
  const { rate_basis_points: rate, patterns } = shared;
  const before = periodShares(rate, shared.net_cents, patterns);
  const after = periodShares(rate, netCents, patterns);
  return shared.studio_ids.flatMap((studioId, index) => {
    if (studioId === null) return [];
    return {
      event_key: event.key,
      kind: netCents > shared.net_cents ? 'period' : 'period-refund',
      period_id: shared.id,
      position: index + 1,
      studio_id: studioId,
      rate_card_version: shared.rate_card_version,
      rate_basis_points: rate,
      net_cents: netCents - shared.net_cents,
      amount_cents: (after[index] ?? 0) - (before[index] ?? 0),
      occurred_at: event.at,
      // Deductions become available at the same time as the shares they reduce.
      available_at: availableFrom(shared.period_end),
    };
  });
}
