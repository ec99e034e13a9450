import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import { filterQuery } from '../catalog/asset-query.ts';
import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Asset, Designer } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { upstreamUnavailable } from '../platform/errors.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { DesignersApi } from './DesignersApi.ts';
import { type DesignerModel, isWholeDesigner } from './designer-model.ts';
import type { designerLoaders } from './designers.loaders.ts';

interface Context extends RequestContext {
  readonly designers: DesignersApi;
  readonly loaders: LoadersOf<typeof designerLoaders> & Pick<LoadersOf<typeof catalogLoaders>, 'assets'>;
}

/** Returns the long form; the short form embedded in patterns is completed with one batched call per request. */
function whole(designer: DesignerModel, { loaders }: Context): Designer | Promise<Designer> {
  if (isWholeDesigner(designer)) return designer;
  return loaders.designers.load(designer.id).then((found) => {
    if (!found) throw upstreamUnavailable(new Error(`There is no designer ${designer.id}`));
    return found;
  });
}

/** Creates a resolver for a field that only the long form has. */
function field<Name extends keyof Designer>(name: Name) {
  return (designer: DesignerModel, _args: unknown, context: Context) => {
    const found = whole(designer, context);
    return found instanceof Promise ? found.then((each) => each[name]) : found[name];
  };
}

/** Loads patterns by id; patterns that have left the shop are omitted. */
async function assetsOf(ids: readonly string[], { loaders }: Context): Promise<Asset[]> {
  const found = await Promise.all(ids.map((id) => loaders.assets.load(id)));
  return found.filter((asset) => asset !== null);
}

const rules = { expects: ['NotFoundError'], fields: { NotFoundError: 'designerId' } } as const;

/** Resolvers for the studio directory, studio pages and following. */
export const designerResolvers: Resolvers<Context> = {
  Query: {
    designers: async (_root, { filter, page, limit }, { designers }) => {
      const found = await designers.list({
        search: filter?.search,
        category: filter?.category,
        featured: filter?.isFeatured,
        ids: filter?.numbers?.map(String),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: found.designers, categories: found.categories, pageInfo: pageInfo(found.pagination) };
    },
    designer: (_root, { key }, { designers }) => designers.designer(key),
    contributorStudio: (_root, _args, { designers }) => designers.own(),
    designerCollections: (_root, { key }, { designers }) => designers.collections(key),
    designerStats: (_root, _args, { designers }) => designers.stats(),
    assetDesigners: (_root, { filter }, { designers }) => designers.shares(filterQuery(filter)),
  },
  Mutation: {
    followDesigner: async (_root, { input }, { designers }) => {
      const { data, errors } = await outcomeOf(designers.follow(input.designerId), rules);
      return { designer: data, errors };
    },
    unfollowDesigner: async (_root, { input }, { designers }) => {
      const { data, errors } = await outcomeOf(designers.unfollow(input.designerId), rules);
      return { designer: data, errors };
    },
  },
  Designer: {
    number: field('number'),
    specialty: field('specialty'),
    bio: field('bio'),
    country: field('country'),
    joinedYear: field('joinedYear'),
    portfolioUrl: ({ slug }) => `/designer/${slug}`,
    category: field('category'),
    isFeatured: field('isFeatured'),
    rating: field('rating'),
    links: field('links'),
    ratingCount: field('ratingCount'),
    assetCount: field('assetCount'),
    collectionCount: field('collectionCount'),
    downloadCount: field('downloadCount'),
    followerCount: field('followerCount'),
    avatar: async (designer, _args, context) => {
      const { avatarAssetId: id } = await whole(designer, context);
      return id === null ? null : context.loaders.assets.load(id);
    },
    covers: async (designer, _args, context) => assetsOf((await whole(designer, context)).coverAssetIds, context),
    viewerIsFollowing: (designer, args, context) =>
      context.isSignedIn ? field('viewerFollows')(designer, args, context) : null,
  },
  DesignerCollection: {
    collection: ({ id, slug, name }) => ({ id, slug, name }),
    covers: ({ coverAssetIds }, _args, context) => assetsOf(coverAssetIds, context),
  },
  DesignerShare: { cover: ({ coverAssetId }, _args, { loaders }) => loaders.assets.load(coverAssetId) },
};
