import { CLOSING_NOTICE_DAYS, earliestClosing } from './departures.ts';

/** How long before the shop takes a pattern from sale it says so, unless somebody would be harmed meanwhile, in days. */
export const HOLD_NOTICE_DAYS = CLOSING_NOTICE_DAYS;

/** The midnight (UTC) at which a pattern is taken from sale of which its studio is told now. */
export function holdStartAfterNotice(now: Date): Date {
  return earliestClosing(now);
}
