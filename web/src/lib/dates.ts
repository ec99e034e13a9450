const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The day of an instant as people read it where they are: `21 November 2026`. */
export function formatDate(instant: string): string {
  return day.format(new Date(instant));
}

const publicDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day of something published, the same for everyone: `21 November 2026`. */
export function formatDay(instant: string): string {
  return publicDay.format(new Date(instant));
}

const time = { hour: '2-digit', minute: '2-digit' } as const;
const moment = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...time });
const momentOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', ...time });

/**
 * An instant with its time of day as people read it where they are: `Saturday 21 November at 09:30`, and in another
 * year than this `21 November 2025 at 09:30`.
 */
export function formatMoment(instant: string): string {
  const then = new Date(instant);
  return (then.getFullYear() === new Date().getFullYear() ? moment : momentOfYear).format(then);
}

const shortMoment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...time });

/** The same for a column of a table, where each takes little room: `21 Nov 2026, 09:30`. */
export function formatShortMoment(instant: string): string {
  return shortMoment.format(new Date(instant));
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The day of something public, without its year: `21 Nov`. */
export function formatShortDay(instant: string): string {
  return shortDay.format(new Date(instant));
}

const monthOfYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month such as `2026-11` in words: `November 2026`. */
export function formatMonth(month: string): string {
  return monthOfYear.format(new Date(`${month}-01T00:00:00Z`));
}
