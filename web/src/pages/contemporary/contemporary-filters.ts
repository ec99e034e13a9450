import type { AssetFilter, AssetLabel, AssetSort } from '#generated/types.ts';

/** The filter categories whose patterns are contemporary: Modern, Geometric and Abstract. */
export const contemporaryCategories: readonly string[] = ['modern', 'geometric-style', 'abstract'];

/** The tag chips; a pattern matches with any of those that are chosen. */
export const labelChips = [
  { label: 'Premium', value: 'PREMIUM' },
  { label: 'New', value: 'NEW' },
  { label: 'Featured', value: 'FEATURED' },
  { label: 'Bestseller', value: 'BESTSELLER' },
] as const satisfies readonly { label: string; value: AssetLabel }[];

/** The orders, as they stand in the address, with their words. */
export const sortOptions = [
  { value: 'newest', label: 'Newest', sort: 'NEWEST' },
  { value: 'popular', label: 'Popular', sort: 'POPULAR' },
  { value: 'price-low', label: 'Price: Low', sort: 'PRICE_LOW' },
  { value: 'price-high', label: 'Price: High', sort: 'PRICE_HIGH' },
] as const satisfies readonly { value: string; label: string; sort: AssetSort }[];

/** What the patterns are narrowed to, besides being contemporary. */
export interface Narrowing {
  readonly search: string;
  readonly labels: readonly AssetLabel[];
  /** Slug of a studio; empty for all. */
  readonly designer: string;
}

/** The filter for the server. */
export function contemporaryFilter({ search, labels, designer }: Narrowing): AssetFilter {
  return {
    categories: [...contemporaryCategories],
    ...(search !== '' && { search }),
    ...(labels.length > 0 && { labels: [...labels] }),
    ...(designer !== '' && { designers: [designer] }),
  };
}
