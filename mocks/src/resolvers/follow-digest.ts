import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound } from '../user-errors.ts';

/** The only digest token that works in the mocked shop. */
export const demoDigestToken = 'digest-token';

/** State and resolvers of the weekly digest for followers, which is on by default. */
export function followDigestState(shop: Shop): { queries: QueryResolvers; mutations: MutationResolvers } {
  const muted = new Set<string>();
  return {
    queries: {
      followDigest: (_root, _args, context) => {
        const account = shop.viewer(context);
        return account && { isMailed: !muted.has(account.user.id) };
      },
    },
    mutations: {
      chooseFollowDigest: (_root, { input: { isMailed } }, context) => {
        const { id } = signedIn(shop, context).user;
        if (isMailed) muted.delete(id);
        else muted.add(id);
        return { followDigest: { isMailed }, errors: [] };
      },
      unsubscribeFromFollowDigest: (_root, { input: { token } }) =>
        token === demoDigestToken
          ? { followDigest: { isMailed: false }, errors: [] }
          : { followDigest: null, errors: [notFound('token')] },
    },
  };
}
