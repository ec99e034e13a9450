import { type Masked, readFragment } from '#lib/fragments.ts';
import { SECTION_SIZE } from './home-list.ts';
import type { TrendingCollection_AssetFragment } from './TrendingCollection.fragment.generated.ts';

/** A pattern of a design collection whose studio is known. */
export type CollectedAsset = TrendingCollection_AssetFragment & {
  readonly collection: NonNullable<TrendingCollection_AssetFragment['collection']>;
  readonly designer: NonNullable<TrendingCollection_AssetFragment['designer']>;
};

function isCollected(asset: TrendingCollection_AssetFragment): asset is CollectedAsset {
  return asset.collection !== null && asset.designer !== null;
}

/** The design collections of trending patterns, each shown by the one that trends most; patterns come hottest first. */
export function trendingCollections(
  assets: readonly Masked<TrendingCollection_AssetFragment>[],
): readonly CollectedAsset[] {
  const covers = new Map<string, CollectedAsset>();
  for (const asset of readFragment<TrendingCollection_AssetFragment>(assets)) {
    if (isCollected(asset) && !covers.has(asset.collection.id)) covers.set(asset.collection.id, asset);
  }
  return [...covers.values()].slice(0, SECTION_SIZE);
}
