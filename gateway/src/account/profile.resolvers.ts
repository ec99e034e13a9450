import type { Resolvers, UpdateProfileInput } from '../generated/resolvers.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { AccountApi, ProfileChange } from './AccountApi.ts';

interface Context extends RequestContext {
  readonly account: AccountApi;
}

/** The fields of a profile change that were provided; null is treated as omitted. */
function profileChange({ name, username, company, taxNumber }: UpdateProfileInput): ProfileChange {
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof username === 'string' && { username }),
    ...(typeof company === 'string' && { company }),
    ...(typeof taxNumber === 'string' && { taxNumber }),
  };
}

/** Resolvers for the profile, sessions and email confirmation. */
export const profileResolvers: Resolvers<Context> = {
  Mutation: {
    updateProfile: async (_root, { input }, { account }) => {
      const expects = ['ValidationError', 'AlreadyTakenError'] as const;
      const { data, errors } = await outcomeOf(account.updateProfile(profileChange(input)), { expects });
      return { viewer: data, errors };
    },
    removeAvatar: async (_root, _args, { account }) => ({ viewer: await account.removeAvatar(), errors: [] }),
    endSession: async (_root, { input }, { account }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const rules = { expects, fields: { NotFoundError: 'sessionId' }, renamed: { id: 'sessionId' } };
      const { data, errors } = await outcomeOf(account.endSession(input.sessionId), rules);
      return { sessions: data, errors };
    },
    endOtherSessions: async (_root, _args, { account }) => ({
      sessions: await account.endOtherSessions(),
      errors: [],
    }),
    confirmEmail: async (_root, { input }, { account }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(account.confirmEmail(input.token), { expects });
      return { email: data?.email ?? null, errors };
    },
    resendEmailConfirmation: async (_root, _args, { account }) => ({
      ...(await account.resendConfirmation()),
      errors: [],
    }),
  },
  User: {
    isEmailConfirmed: (user) => user.emailConfirmed,
    sessions: (_user, _args, { account }) => account.sessions(),
  },
};
