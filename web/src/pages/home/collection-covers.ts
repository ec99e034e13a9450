import { type Masked, readFragment } from '#lib/fragments.ts';
import type { CollectionsSection_AssetFragment } from './CollectionsSection.fragment.generated.ts';
import { SECTION_SIZE } from './home-list.ts';

/** A pattern of a design collection whose studio is known. */
export type CollectedAsset = CollectionsSection_AssetFragment & {
  readonly collection: NonNullable<CollectionsSection_AssetFragment['collection']>;
  readonly designer: NonNullable<CollectionsSection_AssetFragment['designer']>;
};

function isCollected(asset: CollectionsSection_AssetFragment): asset is CollectedAsset {
  return asset.collection !== null && asset.designer !== null;
}

/** Returns the design collections among some patterns, each with the first pattern that belongs to it. */
export function collectionCovers(
  assets: readonly Masked<CollectionsSection_AssetFragment>[],
): readonly CollectedAsset[] {
  const covers = new Map<string, CollectedAsset>();
  for (const asset of readFragment<CollectionsSection_AssetFragment>(assets)) {
    if (isCollected(asset) && !covers.has(asset.collection.id)) covers.set(asset.collection.id, asset);
  }
  return [...covers.values()].slice(0, SECTION_SIZE);
}
