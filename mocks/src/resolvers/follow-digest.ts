import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound } from '../user-errors.ts';

/** The one token of a weekly mail that works in the mocked shop. */
export const demoDigestToken = 'digest-token';

/** The weekly mail to followers: everybody gets it who does not switch it off. */
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
