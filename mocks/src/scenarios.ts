import { asset, type MockAsset, categoriesOf } from './factories/asset.ts';

/**
 * - `default`: 60 patterns, one in six free.
 * - `empty`: a shop without patterns.
 * - `priceTbd`: no category has a price.
 * - `slow`: the default shop, where every root field takes {@link SLOW_MS}.
 * - `upstreamDown`: every root field fails with `UPSTREAM_UNAVAILABLE`.
 */
export type Scenario = 'default' | 'empty' | 'priceTbd' | 'slow' | 'upstreamDown';

/** All scenarios by name, for table-driven tests. */
export const scenarios: readonly Scenario[] = ['default', 'empty', 'priceTbd', 'slow', 'upstreamDown'];

/** Delay of root fields in the scenario `slow`, in milliseconds: long enough to see loading states. */
export const SLOW_MS = 2500;

/** A pattern of the mocked shop with the slugs of its categories. */
export interface CatalogEntry {
  readonly asset: MockAsset;
  readonly categorySlugs: readonly string[];
}

/** Returns the first patterns of a scenario, most popular first. */
export function catalogOf(scenario: Scenario, patterns: number): readonly CatalogEntry[] {
  if (scenario === 'empty') return [];
  const unpriced = { price: null, extendedPrice: null, isFree: false };
  return Array.from({ length: patterns }, (_, index) => ({
    asset: asset(index, scenario === 'priceTbd' ? unpriced : {}),
    categorySlugs: categoriesOf(index),
  }));
}
