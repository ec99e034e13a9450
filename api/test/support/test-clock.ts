import type { Clock } from '../../src/platform/clock/clock.ts';

/** A clock that starts at the machine's time and only moves when told to. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** Creates a clock for tests. */
export function createTestClock(): TestClock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
