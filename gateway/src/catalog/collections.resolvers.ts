import type { Resolvers, Season, ShopCollectionKind } from '../generated/resolvers.ts';
import type { ShopCollection } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { CatalogApi } from './CatalogApi.ts';
import type { catalogLoaders } from './catalog.loaders.ts';

interface Context extends RequestContext {
  readonly catalog: CatalogApi;
  readonly loaders: LoadersOf<typeof catalogLoaders>;
}

const kinds: Record<ShopCollection['kind'], ShopCollectionKind> = { computed: 'COMPUTED', curated: 'CURATED' };

const seasons: Record<NonNullable<ShopCollection['season']>, Season> = {
  autumn: 'AUTUMN',
  spring: 'SPRING',
  summer: 'SUMMER',
  winter: 'WINTER',
};

/** Resolvers for shop collections; their covers are read in one batch. */
export const collectionResolvers: Resolvers<Context> = {
  Query: {
    shopCollections: (_root, _args, { catalog }) => catalog.collections(),
    shopCollection: (_root, { slug }, { catalog }) => catalog.collection(slug),
  },
  ShopCollection: {
    kind: ({ kind }) => kinds[kind],
    season: ({ season }) => season && seasons[season],
    covers: async ({ coverIds }, { limit }, { loaders }) => {
      const covers = await Promise.all(coverIds.slice(0, Math.max(0, limit ?? 4)).map((id) => loaders.assets.load(id)));
      return covers.filter((cover) => cover !== null);
    },
  },
};
