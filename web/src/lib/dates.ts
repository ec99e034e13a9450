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
