import type { RateCard } from '../generated/resolvers.ts';

/** Returns a rate card of the mocked shop; `changes` overrides fields. */
export function rateCard(changes: Partial<RateCard> = {}): RateCard {
  const version = changes.version ?? 1;
  return {
    id: String(version),
    version,
    startsAt: '2026-01-01T00:00:00.000Z',
    saleBasisPoints: 5000,
    periodBasisPoints: 5000,
    announcedAt: '2026-01-01T00:00:00.000Z',
    reason: '',
    ...changes,
  };
}
