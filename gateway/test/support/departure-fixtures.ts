import type { AnnouncedDeparture, StudioDeparture } from '../../src/generated/rest.ts';

type Departure = AnnouncedDeparture['departure'];

/** Creates a REST fixture of a departure. */
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

/** Creates a REST fixture of a studio's departure status. */
export function restStudioDeparture(changes: Partial<StudioDeparture> = {}): StudioDeparture {
  return { id: '3', departure: restDeparture(), onSaleCount: 12, ...changes };
}

/** Creates a REST fixture of a studio that leaves. */
export function restAnnouncedDeparture(changes: Partial<AnnouncedDeparture> = {}): AnnouncedDeparture {
  return { id: '3', name: 'Bazaar Loom', slug: 'bazaar-loom', departure: restDeparture(), ...changes };
}
