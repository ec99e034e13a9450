import { CLOSING_NOTICE_DAYS, earliestClosing } from './departures.ts';

/** Notice, in days, before the shop takes a pattern off sale, unless waiting would cause harm. */
export const HOLD_NOTICE_DAYS = CLOSING_NOTICE_DAYS;

/** Returns the midnight (UTC) at which a hold starts if its studio is notified now. */
export function holdStartAfterNotice(now: Date): Date {
  return earliestClosing(now);
}
