import type { AssetSort as SortKey } from '@halfdrop/domain';
import type { AssetSort } from '#generated/types.ts';

/** Sort orders by URL value, with their labels. */
export const sortOptions = [
  { value: 'popular', label: 'Most Popular', sort: 'POPULAR' },
  { value: 'newest', label: 'Newest First', sort: 'NEWEST' },
  { value: 'price-low', label: 'Price: Low to High', sort: 'PRICE_LOW' },
  { value: 'price-high', label: 'Price: High to Low', sort: 'PRICE_HIGH' },
  { value: 'rating', label: 'Highest Rated', sort: 'RATING' },
] as const satisfies readonly { value: SortKey; label: string; sort: AssetSort }[];
