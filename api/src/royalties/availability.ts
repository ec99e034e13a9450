import { addDays } from '../platform/clock/clock.ts';

/** How long what was earned can be given back before it is paid out. */
const DAYS_UNTIL_AVAILABLE = 14;

/** When what was earned at an instant can be paid out. */
export function availableFrom(at: Date): Date {
  return addDays(at, DAYS_UNTIL_AVAILABLE);
}
