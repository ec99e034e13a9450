import { shopCollections } from '../factories/collection.ts';
import type { QueryResolvers, ShopCollectionResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';

/** Resolvers for reads of the shop collections. */
export function collectionQueries(shop: Shop): QueryResolvers {
  const all = () => [...shopCollections(shop.catalog.map(({ asset }) => asset))];
  return {
    shopCollections: all,
    shopCollection: (_root, { slug }) => all().find((collection) => collection.slug === slug) ?? null,
  };
}

/** Limits covers to the requested number. */
export const collectionFields: ShopCollectionResolvers = {
  covers: ({ covers }, { limit }) => covers?.slice(0, limit ?? 4) ?? null,
};
