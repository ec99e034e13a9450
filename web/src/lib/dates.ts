const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats the day of an instant in the user's time zone: `21 November 2026`. */
export function formatDate(instant: string): string {
  return day.format(new Date(instant));
}

const publicDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats the day of something published, the same in every time zone: `21 November 2026`. */
export function formatDay(instant: string): string {
  return publicDay.format(new Date(instant));
}

const time = { hour: '2-digit', minute: '2-digit' } as const;
const moment = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...time });
const momentOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', ...time });

/**
 * Formats an instant with its time in the user's time zone: `Saturday 21 November at 09:30`, or in another year
 * `21 November 2025 at 09:30`.
 */
export function formatMoment(instant: string): string {
  const then = new Date(instant);
  return (then.getFullYear() === new Date().getFullYear() ? moment : momentOfYear).format(then);
}

const shortMoment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...time });

/** Short form for table columns: `21 Nov 2026, 09:30`. */
export function formatShortMoment(instant: string): string {
  return shortMoment.format(new Date(instant));
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats the day of something public, without the year: `21 Nov`. */
export function formatShortDay(instant: string): string {
  return shortDay.format(new Date(instant));
}

const monthOfYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a month such as `2026-11`: `November 2026`. */
export function formatMonth(month: string): string {
  return monthOfYear.format(new Date(`${month}-01T00:00:00Z`));
}
