import { unauthenticated } from './failures.ts';
import type { MockContext } from './mock-context.ts';
import type { Account, Shop } from './shop.ts';

/**
 * Returns the signed-in account.
 * @throws GraphQLError if nobody is signed in
 */
export function signedIn(shop: Shop, context: MockContext): Account {
  const account = shop.viewer(context);
  if (!account) throw unauthenticated();
  return account;
}
