/** The time, as a dependency, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

const dayInMilliseconds = 86_400_000;

/** The last days (UTC) up to that of an instant, such as `2026-11-25`, the oldest first. */
export function lastDays(instant: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    addDays(instant, index + 1 - count)
      .toISOString()
      .slice(0, 10),
  );
}

/** The instant some days later; earlier for a negative number. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayInMilliseconds);
}
