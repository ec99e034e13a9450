import { useEffect, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on, seconds are shown. */
const LAST_STRETCH = HOUR;

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Formats the remaining time: days, then hours and minutes, in the last hour minutes and seconds, then `Ended`. */
export function timeLeftWords(milliseconds: number): string {
  if (milliseconds <= 0) return 'Ended';
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days left`;
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (milliseconds >= LAST_STRETCH) return `${hours} h ${twoDigits(minutes)} min left`;
  return `${minutes}:${twoDigits(Math.floor((milliseconds % MINUTE) / SECOND))} left`;
}

/**
 * Returns the milliseconds until an instant, at least 0. Updates while the page is visible: every second in the last
 * hour, every minute before, and not at all afterwards.
 */
export function useTimeLeft(endsAt: string): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Date.parse(endsAt) - now);

  useEffect(() => {
    if (left === 0) return undefined;
    const pause = left <= LAST_STRETCH ? SECOND : Math.min(MINUTE, left - LAST_STRETCH);
    const timer = setTimeout(() => setNow(Date.now()), pause);
    return () => clearTimeout(timer);
  }, [left]);

  return left;
}
