import type { PriceEntry, PriceVersion } from '../generated/resolvers.ts';
import { asset } from './asset.ts';
import { categoryOf, menuCategories } from './category.ts';
import { price } from './money.ts';

/** Returns the first version of a price; `changes` overrides fields. */
export function priceVersion(changes: Partial<PriceVersion> = {}): PriceVersion {
  return {
    version: 1,
    price: price(900, 79_900),
    reason: 'The first price',
    startsAt: '2026-10-01T00:00:00.000Z',
    createdAt: '2026-10-01T00:00:00.000Z',
    status: 'STARTED',
    ...changes,
  };
}

/** Returns the price book entry of a category; `changes` overrides fields. */
function priceEntry(changes: Partial<PriceEntry> = {}): PriceEntry {
  return {
    kind: 'CATEGORY',
    id: 'category-contemporary',
    name: 'Contemporary',
    sku: null,
    price: price(900, 79_900),
    inheritedPrice: null,
    planned: null,
    version: 1,
    ...changes,
  };
}

/** Returns the price book of the mocked shop: its categories and the surcharge of the extended license. */
export function demoPriceBook(): PriceEntry[] {
  const ofCategories = menuCategories.map(({ id, name }, index) =>
    priceEntry({ id, name, price: categoryOf(index).price }),
  );
  const extended = priceEntry({
    kind: 'SURCHARGE',
    id: 'extended',
    name: 'Extended licence',
    price: price(1000, 89_900),
  });
  return [...ofCategories, extended];
}

/** Returns the price entry of a pattern, with or without its own price. */
export function assetPriceEntry(index: number, hasOwn: boolean): PriceEntry {
  const { id, title, sku, price: inheritedPrice } = asset(index);
  return priceEntry({
    kind: 'ASSET',
    id,
    name: title,
    sku,
    price: hasOwn ? price(2900, 249_900) : null,
    inheritedPrice,
    version: hasOwn ? 1 : 0,
  });
}
