import { DEFAULT_PAGE_SIZE, publicAssetId } from '@halfdrop/domain';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SearchPinsApi } from './SearchPinsApi.ts';

interface Context extends RequestContext {
  readonly searchPins: SearchPinsApi;
}

/** Resolvers for search pins. Authorization is enforced by the API. */
export const searchPinResolvers: Resolvers<Context> = {
  Query: {
    pinnedSearches: async (_root, { search, page, limit }, { searchPins }) => {
      const wanted = { ...(search && { q: search }), page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE };
      const { pins, pagination } = await searchPins.list(wanted);
      return { items: pins, pageInfo: pageInfo(pagination) };
    },
  },
  Mutation: {
    saveSearchPin: async (_root, { input: { words, skus, endsOn } }, { searchPins }) => {
      const draft = { words, assetIds: skus, endsOn: endsOn ?? null };
      const rules = { expects: ['ValidationError'], renamed: { assetIds: 'skus' } } as const;
      const { data, errors } = await outcomeOf(searchPins.save(draft), rules);
      return { pin: data, errors };
    },
    removeSearchPin: async (_root, { input: { words } }, { searchPins }) => {
      const rules = { expects: ['NotFoundError'], fields: { NotFoundError: 'words' } } as const;
      const { data, errors } = await outcomeOf(searchPins.remove(words), rules);
      return { pin: data, errors };
    },
  },
  PinnedPattern: {
    sku: ({ skuId }) => publicAssetId(skuId),
  },
};
