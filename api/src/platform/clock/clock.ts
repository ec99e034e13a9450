/** The time, as a dependency, so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

const dayInMilliseconds = 86_400_000;

/** The instant some days later; earlier for a negative number. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayInMilliseconds);
}
