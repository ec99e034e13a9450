import type { AdminCollection, Asset, PickedPattern, ShopCollectionRule } from '../generated/resolvers.ts';
import { membersOf, shopCollections } from './collection.ts';

const rules: Readonly<Record<string, ShopCollectionRule>> = {
  limited: 'LIMITED',
  premium: 'PREMIUM',
  trending: 'TRENDING',
  new: 'NEW',
};

/** Returns a pattern as a pick of a shop collection. */
export function pickedPattern(asset: Asset): PickedPattern {
  return { assetId: asset.id, title: asset.title, isOnSale: true, asset };
}

/** A shop collection as stored by its desk; the list shows a subset of the fields. */
export type DeskCollection = Omit<AdminCollection, '__typename'>;

/** Returns the shop collections of the mocked shop as their desk shows them. */
export function demoCollections(assets: readonly Asset[]): DeskCollection[] {
  return shopCollections(assets).map(({ id, slug, title, description, season }) => {
    const rule = rules[slug] ?? null;
    const picked = rule === null && season === null ? membersOf(slug, assets).slice(0, 6).map(pickedPattern) : [];
    return {
      id,
      slug,
      title,
      description,
      rule,
      conditions: null,
      isSeasonal: season !== null,
      isPublished: true,
      coverId: null,
      picked,
      pickedCount: picked.length,
      version: 1,
    };
  });
}
