import { portionOf } from '@halfdrop/domain';
import { periodEnd } from './billing-period.ts';
import type { BillingInterval } from './payment-event.ts';

/** Price and paid period of a subscription. */
interface PaidPeriod {
  readonly priceCents: number;
  readonly interval: BillingInterval;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Credit left over from earlier changes. */
  readonly creditCents: number;
}

/** Result of a price change. */
interface Proration {
  /** Instant of the proration, within the period. */
  readonly at: Date;
  readonly dueNowCents: number;
  readonly creditCents: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * Prorates a price change by the remaining milliseconds of the paid period: credits the unused part of the old price
 * and charges the same part of the new one. A different interval starts a new period, charged in full. Each part is
 * rounded to the nearest cent; unused credit is kept.
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

/** Returns the share of a price from an instant to the end of the period, in integer arithmetic. */
function partLeft(priceCents: number, paid: Pick<PaidPeriod, 'periodStart' | 'periodEnd'>, at: Date): number {
  const end = paid.periodEnd.getTime();
  return portionOf(priceCents, end - at.getTime(), end - paid.periodStart.getTime());
}
