import type { AnnouncedDeparture, StudioDeparture } from '../../src/generated/rest.ts';

type Departure = AnnouncedDeparture['departure'];

/** That a studio leaves, as the api tells it. */
export function restDeparture(changes: Partial<Departure> = {}): Departure {
  return {
    isByShop: false,
    announcedAt: '2026-11-02T09:00:00.000Z',
    leavesAt: '2026-12-31T00:00:00.000Z',
    reason: '',
    leftAt: null,
    ...changes,
  };
}

/** Whether a studio leaves, as the api tells it. */
export function restStudioDeparture(changes: Partial<StudioDeparture> = {}): StudioDeparture {
  return { id: '3', departure: restDeparture(), onSaleCount: 12, ...changes };
}

/** A studio that leaves, as the api tells it. */
export function restAnnouncedDeparture(changes: Partial<AnnouncedDeparture> = {}): AnnouncedDeparture {
  return { id: '3', name: 'Bazaar Loom', slug: 'bazaar-loom', departure: restDeparture(), ...changes };
}
