import type { BillingInterval } from './payment-event.ts';

const monthsOf: Record<BillingInterval, number> = { month: 1, year: 12 };

/**
 * Returns the end of the period that starts at an instant. Periods are counted from the anchor: a subscription started
 * on the 31st renews on the last day of short months and on the 31st again afterwards.
 */
export function periodEnd(anchor: Date, start: Date, interval: BillingInterval): Date {
  const step = monthsOf[interval];
  const between = (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth();
  const periods = Math.max(0, Math.floor(between / step));
  const end = addMonths(anchor, periods * step);
  return end > start ? end : addMonths(anchor, (periods + 1) * step);
}

function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(instant.getUTCDate(), daysInMonth));
  return moved;
}
