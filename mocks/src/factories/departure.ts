import type { Departure } from '../generated/resolvers.ts';

/** Returns the departure of a studio, by default its own decision for the end of the year. */
export function departure(changes: Partial<Departure> = {}): Departure {
  return {
    isByShop: false,
    announcedAt: '2026-11-24T09:00:00.000Z',
    leavesAt: '2026-12-31T00:00:00.000Z',
    reason: '',
    leftAt: null,
    ...changes,
  };
}
