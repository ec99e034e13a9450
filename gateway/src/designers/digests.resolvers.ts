import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { DigestsApi } from './DigestsApi.ts';

interface Context extends RequestContext {
  readonly digests: DigestsApi;
}

/** Weekly emails to followers. */
export const digestResolvers: Resolvers<Context> = {
  Query: { followDigest: (_root, _args, { digests, isSignedIn }) => (isSignedIn ? digests.own() : null) },
  Mutation: {
    chooseFollowDigest: async (_root, { input }, { digests }) => {
      const expects = ['ValidationError'] as const;
      const { data, errors } = await outcomeOf(digests.choose(input.isMailed), { expects });
      return { followDigest: data, errors };
    },
    unsubscribeFromFollowDigest: async (_root, { input }, { digests }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(digests.unsubscribe(input.token), {
        expects,
        fields: { NotFoundError: 'token' },
      });
      return { followDigest: data, errors };
    },
  },
};
