import type { Clock } from './clock.ts';

/** A clock that runs like the one it is set by, and can be put forward. For development and tests only. */
export interface MovableClock extends Clock {
  putForward(milliseconds: number): void;
}

/** Makes a clock that can be put forward; it starts with the right time at every start of the process. */
export function createMovableClock(base: Clock): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(base.now().getTime() + ahead),
    putForward: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
