import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { PrivacyApi } from './PrivacyApi.ts';

interface Context extends RequestContext {
  readonly privacy: PrivacyApi;
}

/** Resolvers for account deletion. */
export const privacyResolvers: Resolvers<Context> = {
  Mutation: {
    deleteAccount: async (_root, { input }, { privacy }) => {
      const expects = ['ValidationError', 'ReauthenticationRequiredError', 'LastAdminError'] as const;
      const deletion = privacy.deleteAccount(input.confirmation, input.password ?? undefined);
      const { errors } = await outcomeOf(deletion, { expects });
      return { isDeleted: errors.length === 0, errors };
    },
  },
};
