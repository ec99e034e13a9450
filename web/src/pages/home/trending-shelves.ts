import type { TrendingShelf_AssetFragment } from './TrendingShelf.fragment.generated.ts';

/** How many shelves the mosaic has places for. */
export const SHELF_COUNT = 5;

/** The shelves of the most downloaded patterns, most downloaded first; each is shown by its own most downloaded one. */
export function trendingShelves(
  assets: readonly TrendingShelf_AssetFragment[],
): readonly TrendingShelf_AssetFragment[] {
  const covers = new Map<string, TrendingShelf_AssetFragment>();
  for (const asset of assets) if (!covers.has(asset.category.id)) covers.set(asset.category.id, asset);
  return [...covers.values()].slice(0, SHELF_COUNT);
}
