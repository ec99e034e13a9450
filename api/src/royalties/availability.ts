import { addDays } from '../platform/clock/clock.ts';

/** Days in which a sale may still be refunded before its royalties are paid out. */
const DAYS_UNTIL_AVAILABLE = 14;

/** Returns when the earnings of an instant become available for payout. */
export function availableFrom(at: Date): Date {
  return addDays(at, DAYS_UNTIL_AVAILABLE);
}
