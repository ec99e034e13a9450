import type { PriceDetails, PriceEntry } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a category's price. */
export function restPriceEntry(changes: Partial<PriceEntry> = {}): PriceEntry {
  return {
    kind: 'category',
    id: '1',
    name: 'Contemporary',
    skuId: null,
    price: { usd: 900, inr: 74_900 },
    inheritedPrice: null,
    planned: {
      version: 3,
      price: { usd: 1000, inr: 84_900 },
      reason: 'Dearer ink.',
      startsAt: '2026-12-01T00:00:00.000Z',
      createdAt: '2026-11-02T09:00:00.000Z',
      status: 'planned',
    },
    version: 3,
    ...changes,
  };
}

/** Creates a REST fixture of a price with the impact of changing it. */
export function restPriceDetails(changes: Partial<PriceEntry> = {}): PriceDetails {
  const first: PriceDetails['versions'][number] = {
    version: 1,
    price: { usd: 900, inr: 74_900 },
    reason: 'The first price',
    startsAt: '2026-10-01T00:00:00.000Z',
    createdAt: '2026-10-01T00:00:00.000Z',
    status: 'started',
  };
  return { entry: restPriceEntry(changes), patternCount: 143, cartCount: 12, versions: [first] };
}
