import type { AssetFilter } from '../asset-filter.ts';
import type { WordFilter } from '../text-query.ts';

/** Combines a filter with the facts found in the text: both must hold. */
export function narrowed(filter: AssetFilter, words: WordFilter): AssetFilter {
  const lists = {
    repeats: both(filter.repeats, words.repeats),
    licenses: both(filter.licenses, words.licenses),
    orientations: both(filter.orientations, words.orientations),
    colors: both(filter.colors, words.colors),
  };
  const isContradiction =
    Object.values(lists).includes(null) ||
    differ(filter.isFree, words.isFree) ||
    differ(filter.isPremium, words.isPremium);
  return {
    ...filter,
    repeats: lists.repeats ?? [],
    licenses: lists.licenses ?? [],
    orientations: lists.orientations ?? [],
    colors: lists.colors ?? [],
    isFree: filter.isFree ?? words.isFree ?? null,
    isPremium: filter.isPremium ?? words.isPremium ?? null,
    minPrice: bound(Math.max, filter.minPrice, words.minPrice),
    maxPrice: bound(Math.min, filter.maxPrice, words.maxPrice),
    ...(isContradiction && { members: [] }),
  };
}

/** Intersects two selections, where an empty one allows everything; null if no value satisfies both. */
function both(chosen: readonly string[], said: readonly string[] = []): readonly string[] | null {
  if (chosen.length === 0) return said;
  if (said.length === 0) return chosen;
  const shared = chosen.filter((value) => said.includes(value));
  return shared.length === 0 ? null : shared;
}

function differ(chosen: boolean | null, said: boolean | null | undefined): boolean {
  return chosen !== null && said !== undefined && said !== null && chosen !== said;
}

function bound(
  choose: (...bounds: number[]) => number,
  chosen: number | null,
  said: number | null | undefined,
): number | null {
  const bounds = [chosen, said].filter((value) => typeof value === 'number');
  return bounds.length === 0 ? null : choose(...bounds);
}
