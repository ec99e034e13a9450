import { SECTION_SIZE } from './home-list.ts';
import type { TrendingCollection_AssetFragment } from './TrendingCollection.fragment.generated.ts';

/** A pattern that belongs to a design collection. */
export type CollectedAsset = TrendingCollection_AssetFragment & {
  readonly collection: NonNullable<TrendingCollection_AssetFragment['collection']>;
};

function isCollected(asset: TrendingCollection_AssetFragment): asset is CollectedAsset {
  return asset.collection !== null;
}

/** The design collections of trending patterns, each shown by the one that trends most; patterns come hottest first. */
export function trendingCollections(assets: readonly TrendingCollection_AssetFragment[]): readonly CollectedAsset[] {
  const covers = new Map<string, CollectedAsset>();
  for (const asset of assets) {
    if (isCollected(asset) && !covers.has(asset.collection.id)) covers.set(asset.collection.id, asset);
  }
  return [...covers.values()].slice(0, SECTION_SIZE);
}
