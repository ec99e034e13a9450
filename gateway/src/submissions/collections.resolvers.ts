import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import { restRoles, roles } from '../catalog/collection-roles.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { StudioCollections } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { omitNulls } from '../studios/omit-nulls.ts';
import type { StudioCollectionsApi } from './StudioCollectionsApi.ts';
import { statuses } from './submission-enums.ts';

interface Context extends RequestContext {
  readonly studioCollections: StudioCollectionsApi;
  readonly loaders: Pick<LoadersOf<typeof catalogLoaders>, 'assets'>;
}

const fields = { NotFoundError: 'collectionId' } as const;

/** Resolvers for design collections, as shown to studio members. */
export const collectionResolvers: Resolvers<Context> = {
  Query: {
    studioCollections: async (_root, { studioId }, { studioCollections }) =>
      identified(await studioCollections.list(studioId)),
    studioLoosePatterns: async (_root, { studioId, search, page, limit }, { studioCollections }) => {
      const query = { page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE, ...omitNulls({ search }) };
      const found = await studioCollections.loose(studioId, query);
      return found && { items: found.patterns, pageInfo: pageInfo(found.pagination) };
    },
  },
  Mutation: {
    saveStudioCollection: async (_root, { input }, { studioCollections }) => {
      const { studioId, collectionId, version, name, description, coverId = null } = input;
      const patterns = input.patterns.map(({ patternId: id, role }) => ({ id, role: restRoles[role] }));
      const contents = { name, description, coverId, patterns };
      const saving = collectionId
        ? studioCollections.save(studioId, collectionId, { ...contents, version: version ?? 1 })
        : studioCollections.create(studioId, contents);
      const expects = ['NotFoundError', 'ValidationError', 'VersionConflictError'] as const;
      const { data, errors } = await outcomeOf(saving, { expects, fields });
      return { studioCollections: identified(data), errors };
    },
    removeStudioCollection: async (_root, { input }, { studioCollections }) => {
      const removing = studioCollections.remove(input.studioId, input.collectionId);
      const { data, errors } = await outcomeOf(removing, { expects: ['NotFoundError'], fields });
      return { studioCollections: identified(data), errors };
    },
    orderStudioCollections: async (_root, { input }, { studioCollections }) => {
      const ordering = studioCollections.order(input.studioId, input.collectionIds);
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(ordering, { expects, fields: { NotFoundError: 'collectionIds' } });
      return { studioCollections: identified(data), errors };
    },
  },
  StudioCollection: {
    patterns: ({ patterns }) => patterns.map(({ role, pattern }) => ({ role: roles[role], pattern })),
  },
  StudioPattern: {
    status: ({ status }) => statuses[status],
    asset: ({ id, isAsset, status }, _args, { loaders }) =>
      isAsset && status === 'approved' ? loaders.assets.load(id) : null,
  },
};

/** Adds the studio's id, under which caches store its collections. */
function identified(found: StudioCollections | null) {
  return found && { id: found.studioId, collections: found.collections };
}
