import type { Departure } from '../generated/resolvers.ts';

/** A studio leaves by itself at the end of the year, unless changed. */
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
