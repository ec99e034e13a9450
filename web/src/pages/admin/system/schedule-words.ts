const weekdays = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

const timeOf = (hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`;

/** When a recurring job comes due, in words: `40 3 * * *` is `every day at 03:40 UTC`; other times stand as they are written. */
export function scheduleWords(at: string): string {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = at.split(' ');
  const step = /^\*\/(\d+)$/.exec(minute)?.[1];
  const isEvery = [hour, day, month, weekday].every((part) => part === '*');
  if (isEvery && minute === '*') return 'every minute';
  if (isEvery && step !== undefined) return `every ${step} minutes`;
  if (!/^\d+$/.test(minute)) return at;
  if (isEvery) return `every hour, ${minute} minutes past`;
  if (!/^\d+$/.test(hour) || month !== '*') return at;
  const time = timeOf(hour, minute);
  if (day === '*' && weekday === '*') return `every day at ${time}`;
  if (day === '*' && weekdays[Number(weekday)] !== undefined) return `on ${weekdays[Number(weekday)]} at ${time}`;
  return weekday === '*' && /^\d+$/.test(day) ? `on day ${day} of every month at ${time}` : at;
}
