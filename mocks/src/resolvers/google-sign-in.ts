import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { DEVICE_TOKEN, type Shop } from '../shop.ts';

/** The code and the key that complete a sign-in with Google, once. */
export const demoGoogleSignIn = { code: 'google-code-of-the-mocked-shop', browserKey: 'google-key-of-the-mocked-shop' };

const nobody = { token: null, user: null, deviceToken: null, isNewAccount: false, redirect: '/' };

/** State and resolvers of sign-in with Google: it redirects straight back, and signs the demo account in. */
export function googleSignInState(shop: Shop) {
  let isUsed = false;
  let redirect = '/';

  const queries: QueryResolvers = {
    signInOptions: () => ({ hasGoogle: shop.hasGoogle }),
  };
  const mutations: MutationResolvers = {
    beginGoogleSignIn: (_root, { input }) => {
      if (!shop.hasGoogle) {
        const message = 'Sign-in with Google is not set up in this shop.';
        return {
          authorizationUrl: null,
          browserKey: null,
          errors: [{ __typename: 'SignInUnavailableError', message, path: [] }],
        };
      }
      redirect = input.redirect ?? '/';
      const authorizationUrl = `http://localhost/#code=${demoGoogleSignIn.code}`;
      return { authorizationUrl, browserKey: demoGoogleSignIn.browserKey, errors: [] };
    },
    finishGoogleSignIn: (_root, { input }) => {
      const [account] = shop.accounts;
      const { code, browserKey } = demoGoogleSignIn;
      if (isUsed || !account || input.code !== code || input.browserKey !== browserKey) {
        const message = 'This sign-in took too long or was used already. Please start again.';
        return {
          ...nobody,
          errors: [{ __typename: 'SignInExpiredError', message, path: [] }],
        };
      }
      isUsed = true;
      const session = { token: shop.open(account), user: account.user, deviceToken: DEVICE_TOKEN };
      return { ...session, isNewAccount: false, redirect, errors: [] };
    },
  };
  return { queries, mutations };
}
