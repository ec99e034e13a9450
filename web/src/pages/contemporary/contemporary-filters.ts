import type { AssetFilter, AssetLabel, AssetSort } from '#generated/types.ts';

/** The filter categories whose patterns are contemporary: Modern, Geometric and Abstract. */
export const contemporaryCategories: readonly string[] = ['modern', 'geometric-style', 'abstract'];

/** Tag chips; a pattern matches if it has any of the selected ones. */
export const labelChips = [
  { label: 'Premium', value: 'PREMIUM' },
  { label: 'New', value: 'NEW' },
  { label: 'Featured', value: 'FEATURED' },
  { label: 'Bestseller', value: 'BESTSELLER' },
] as const satisfies readonly { label: string; value: AssetLabel }[];

/** Sort orders by URL value, with their labels. */
export const sortOptions = [
  { value: 'newest', label: 'Newest', sort: 'NEWEST' },
  { value: 'popular', label: 'Popular', sort: 'POPULAR' },
  { value: 'price-low', label: 'Price: Low', sort: 'PRICE_LOW' },
  { value: 'price-high', label: 'Price: High', sort: 'PRICE_HIGH' },
] as const satisfies readonly { value: string; label: string; sort: AssetSort }[];

/** Filters besides being contemporary. */
export interface Narrowing {
  readonly search: string;
  readonly labels: readonly AssetLabel[];
  /** Slug of a studio; empty for all. */
  readonly designer: string;
}

/** Returns the filter for the server. */
export function contemporaryFilter({ search, labels, designer }: Narrowing): AssetFilter {
  return {
    categories: [...contemporaryCategories],
    ...(search !== '' && { search }),
    ...(labels.length > 0 && { labels: [...labels] }),
    ...(designer !== '' && { designers: [designer] }),
  };
}
