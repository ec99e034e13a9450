import type { MutationResolvers } from '../generated/resolvers.ts';
import { brokenRules } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';

/** Resolvers for closing an account. */
export function privacyMutations(shop: Shop): MutationResolvers {
  return {
    deleteAccount: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const { hasPassword } = account.user;
      const errors = brokenRules([
        [input.confirmation.trim() === 'DELETE', 'confirmation', 'Type DELETE to confirm'],
        [!hasPassword || input.password === account.password, 'password', 'This is not your password'],
      ]);
      if (errors.length > 0) return { isDeleted: false, errors };
      shop.closeAll(account);
      shop.accounts.splice(shop.accounts.indexOf(account), 1);
      return { isDeleted: true, errors };
    },
  };
}
