import type { ShopCollectionRule } from '#generated/types.ts';
import type { DeskCollection_CollectionFragment } from './DeskCollection.fragment.generated.ts';
import type { ListedCollections_CollectionFragment } from './ListedCollections.fragment.generated.ts';

/** A shop collection as used by its desk. */
export type DeskCollection = DeskCollection_CollectionFragment;
/** A shop collection in the list. */
export type ListedCollection = ListedCollections_CollectionFragment;

/** Labels of collection rules. */
export const ruleWords: Readonly<Record<ShopCollectionRule, string>> = {
  NEW: 'New in the last 14 days',
  TRENDING: 'Downloaded most just now',
  PREMIUM: 'Under the premium licence',
  LIMITED: 'Leaving the shop on a day',
  MATCH: 'Matching conditions',
};

/** Describes how patterns get into a collection. */
export function gatherWords({ rule, isSeasonal, pickedCount }: ListedCollection): string {
  if (rule !== null) return ruleWords[rule];
  if (isSeasonal) return 'Picked for each season';
  return pickedCount === 1 ? '1 pattern, picked by hand' : `${pickedCount} patterns, picked by hand`;
}
