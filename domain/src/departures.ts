/** Minimum notice, in days, before the shop closes a studio. */
export const CLOSING_NOTICE_DAYS = 30;
/** Maximum number of days ahead for which a studio can schedule its departure. */
export const MAX_DEPARTURE_DAYS = 366;

const DAY = 86_400_000;

/** Returns the first midnight (UTC) at which the shop can close a studio if it gives notice now. */
export function earliestClosing(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + CLOSING_NOTICE_DAYS * DAY) / DAY) * DAY);
}
