import type { Clock } from './clock.ts';

/** Clock that follows another one with an adjustable offset. For development and tests only. */
export interface MovableClock extends Clock {
  putForward(milliseconds: number): void;
}

/** Creates a movable clock. The offset is not persisted; each process starts at the real time. */
export function createMovableClock(base: Clock): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(base.now().getTime() + ahead),
    putForward: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
