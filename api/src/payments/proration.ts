import { portionOf } from '@halfdrop/domain';
import { periodEnd } from './billing-period.ts';
import type { BillingInterval } from './payment-event.ts';

/** A subscription's price and the period that is paid. */
interface PaidPeriod {
  readonly priceCents: number;
  readonly interval: BillingInterval;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** What earlier changes left over. */
  readonly creditCents: number;
}

/** What a change of price comes to. */
interface Proration {
  /** The instant it was computed for, within the period. */
  readonly at: Date;
  readonly dueNowCents: number;
  readonly creditCents: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * Prorates a change of price at an instant, by the milliseconds left of the paid period: the unused part of the old
 * price is credited, the same part of the new price is charged. Another interval starts a period of its own, charged in
 * full. Each part is rounded to the nearest cent; credit that is not used up stays.
 */
export function prorate(
  paid: PaidPeriod,
  next: { readonly priceCents: number; readonly interval: BillingInterval },
  asked: Date,
): Proration {
  const at = new Date(Math.min(Math.max(asked.getTime(), paid.periodStart.getTime()), paid.periodEnd.getTime()));
  const isRestart = next.interval !== paid.interval;
  const unused = partLeft(paid.priceCents, paid, at);
  const cost = isRestart ? next.priceCents : partLeft(next.priceCents, paid, at);
  const balance = cost - unused - paid.creditCents;
  return {
    at,
    dueNowCents: Math.max(0, balance),
    creditCents: Math.max(0, -balance),
    periodStart: isRestart ? at : paid.periodStart,
    periodEnd: isRestart ? periodEnd(at, at, next.interval) : paid.periodEnd,
  };
}

/** The part of a price for the time from an instant to the period's end: whole numbers all the way. */
function partLeft(priceCents: number, paid: Pick<PaidPeriod, 'periodStart' | 'periodEnd'>, at: Date): number {
  const end = paid.periodEnd.getTime();
  return portionOf(priceCents, end - at.getTime(), end - paid.periodStart.getTime());
}
