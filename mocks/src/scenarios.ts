import { asset, type MockAsset, categoriesOf } from './factories/asset.ts';

/**
 * - `default`: 60 patterns, one of six free.
 * - `empty`: a shop without patterns.
 * - `priceTbd`: no category has a price.
 * - `slow`: the default shop, where every root field takes {@link SLOW_MS}.
 * - `upstreamDown`: every root field fails with `UPSTREAM_UNAVAILABLE`.
 */
export type Scenario = 'default' | 'empty' | 'priceTbd' | 'slow' | 'upstreamDown';

/** Every scenario by name, for tables of tests. */
export const scenarios: readonly Scenario[] = ['default', 'empty', 'priceTbd', 'slow', 'upstreamDown'];

/** Milliseconds that a root field of the scenario `slow` takes: long enough to look at what a page shows meanwhile. */
export const SLOW_MS = 2500;

/** One pattern of the mocked shop with the slugs of the categories it stands on. */
export interface CatalogEntry {
  readonly asset: MockAsset;
  readonly categorySlugs: readonly string[];
}

/** The first patterns a scenario sells, most popular first. */
export function catalogOf(scenario: Scenario, patterns: number): readonly CatalogEntry[] {
  if (scenario === 'empty') return [];
  const unpriced = { price: null, extendedPrice: null, isFree: false };
  return Array.from({ length: patterns }, (_, index) => ({
    asset: asset(index, scenario === 'priceTbd' ? unpriced : {}),
    categorySlugs: categoriesOf(index),
  }));
}
