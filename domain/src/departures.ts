/** How long before the shop closes a studio it says so, in days. */
export const CLOSING_NOTICE_DAYS = 30;
/** How far ahead a studio says that it leaves, in days. */
export const MAX_DEPARTURE_DAYS = 366;

const DAY = 86_400_000;

/** The first midnight (UTC) at which a studio can be closed by the shop that says so now. */
export function earliestClosing(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + CLOSING_NOTICE_DAYS * DAY) / DAY) * DAY);
}
