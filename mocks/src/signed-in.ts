import { unauthenticated } from './failures.ts';
import type { MockContext } from './mock-context.ts';
import type { Account, Shop } from './shop.ts';

/** Who is signed in. @throws GraphQLError when nobody is */
export function signedIn(shop: Shop, context: MockContext): Account {
  const account = shop.viewer(context);
  if (!account) throw unauthenticated();
  return account;
}
