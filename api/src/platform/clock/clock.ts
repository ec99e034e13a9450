/** Source of the current time, injected so that tests can control it. */
export interface Clock {
  now(): Date;
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() };

const dayInMilliseconds = 86_400_000;

/** Returns the last `count` UTC days up to that of the instant, such as `2026-11-25`, oldest first. */
export function lastDays(instant: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    addDays(instant, index + 1 - count)
      .toISOString()
      .slice(0, 10),
  );
}

/** Returns the instant `days` days later, or earlier if negative. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayInMilliseconds);
}
