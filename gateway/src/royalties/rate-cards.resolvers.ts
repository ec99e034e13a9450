import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { RoyaltiesApi } from './RoyaltiesApi.ts';

interface Context extends RequestContext {
  readonly royalties: RoyaltiesApi;
}

const announcing = {
  expects: ['ProofRequiredError', 'ValidationError', 'VersionConflictError'],
  fields: { VersionConflictError: 'version' },
} as const;

/** Resolvers for rate cards. Authorization is enforced by the API. */
export const rateCardResolvers: Resolvers<Context> = {
  Query: {
    rateCards: (_root, _args, { royalties }) => royalties.rateCards(),
  },
  Mutation: {
    announceRateCard: async (_root, { input }, { royalties }) => {
      const { data, errors } = await outcomeOf(royalties.announceRateCard(input), announcing);
      return { rateCard: data, errors };
    },
  },
  RateCard: {
    id: ({ version }) => String(version),
  },
};
