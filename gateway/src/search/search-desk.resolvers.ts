import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { SearchDeskApi } from './SearchDeskApi.ts';

interface Context extends RequestContext {
  readonly searchDesk: SearchDeskApi;
}

/** Resolvers for managing search. Authorization is enforced by the API. */
export const searchDeskResolvers: Resolvers<Context> = {
  Query: {
    synonyms: async (_root, { search, page, limit }, { searchDesk }) => {
      const wanted = { ...(search && { q: search }), page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE };
      const listing = await searchDesk.synonyms(wanted);
      return { items: listing.synonyms, pageInfo: pageInfo(listing.pagination) };
    },
    zeroResults: async (_root, { page, limit }, { searchDesk }) => {
      const listing = await searchDesk.zeroResults({ page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE });
      return { items: listing.zeroResults, pageInfo: pageInfo(listing.pagination) };
    },
  },
  Mutation: {
    saveSynonym: async (_root, { input }, { searchDesk }) => {
      const { data, errors } = await outcomeOf(searchDesk.save(input), { expects: ['ValidationError'] });
      return { synonym: data, errors };
    },
    removeSynonym: async (_root, { input }, { searchDesk }) => {
      const { data, errors } = await outcomeOf(searchDesk.remove(input), {
        expects: ['NotFoundError'],
        fields: { NotFoundError: 'typed' },
      });
      return { synonym: data, errors };
    },
    dryRunSearch: async (_root, { input }, { searchDesk }) => {
      const { text, added, removed } = input;
      const draft = { text, added: added ?? [], removed: removed ?? [] };
      const { data, errors } = await outcomeOf(searchDesk.dryRun(draft), { expects: ['ValidationError'] });
      return { dryRun: data, errors };
    },
  },
};
