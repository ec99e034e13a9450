import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { JudgedSearchesApi } from './JudgedSearchesApi.ts';

interface Context extends RequestContext {
  readonly judgedSearches: JudgedSearchesApi;
}

/** Resolvers for judged searches. Authorization is enforced by the API. */
export const judgedSearchResolvers: Resolvers<Context> = {
  Query: {
    judgedSearches: async (_root, { search, page, limit }, { judgedSearches }) => {
      const wanted = { ...(search && { q: search }), page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE };
      const listing = await judgedSearches.list(wanted);
      return { items: listing.judgedSearches, pageInfo: pageInfo(listing.pagination) };
    },
    judgedSearchCandidates: async (_root, _args, { judgedSearches }) => (await judgedSearches.candidates()).candidates,
  },
  Mutation: {
    saveJudgedSearch: async (_root, { input: { words, grades } }, { judgedSearches }) => {
      const kept = { words, grades: grades.map(({ patternId: assetId, grade }) => ({ assetId, grade })) };
      const { data, errors } = await outcomeOf(judgedSearches.save(kept), { expects: ['ValidationError'] });
      return { judgedSearch: data, errors };
    },
    removeJudgedSearch: async (_root, { input: { words } }, { judgedSearches }) => {
      const rules = { expects: ['NotFoundError'], fields: { NotFoundError: 'words' } } as const;
      const { data, errors } = await outcomeOf(judgedSearches.remove(words), rules);
      return { judgedSearch: data, errors };
    },
    dryRunJudgedSearches: async (_root, { input: { added, removed, pin } }, { judgedSearches }) => {
      const draft = {
        added: added ?? [],
        removed: removed ?? [],
        pin: pin ? { words: pin.words, assetIds: pin.skus } : null,
      };
      const rules = { expects: ['ValidationError'], renamed: { 'pin.assetIds': 'pin.skus' } } as const;
      const { data, errors } = await outcomeOf(judgedSearches.dryRun(draft), rules);
      return { dryRun: data, errors };
    },
  },
};
