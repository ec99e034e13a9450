import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { GoogleSignInApi } from './GoogleSignInApi.ts';

interface Context extends RequestContext {
  readonly googleSignIn: GoogleSignInApi;
}

/** API for signing in with Google. */
export const googleSignInResolvers: Resolvers<Context> = {
  Query: {
    signInOptions: async (_root, _args, { googleSignIn }) => ({ hasGoogle: (await googleSignIn.options()).google }),
  },
  Mutation: {
    beginGoogleSignIn: async (_root, { input }, { googleSignIn }) => {
      const expects = ['ValidationError', 'SignInUnavailableError'] as const;
      const { data, errors } = await outcomeOf(googleSignIn.begin(input.redirect ?? undefined), { expects });
      return { authorizationUrl: data?.authorizationUrl ?? null, browserKey: data?.browserKey ?? null, errors };
    },
    finishGoogleSignIn: async (_root, { input }, { googleSignIn }) => {
      const expects = ['AccountBlockedError', 'ValidationError', 'SignInExpiredError'] as const;
      const { data, errors } = await outcomeOf(googleSignIn.finish(input.code, input.browserKey), { expects });
      return {
        token: data?.token ?? null,
        user: data?.user ?? null,
        deviceToken: data?.deviceToken ?? null,
        isNewAccount: data?.isNewAccount ?? false,
        redirect: data?.redirect ?? '/',
        errors,
      };
    },
  },
};
