import type { WatchQueryFetchPolicy } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { useSession } from '#lib/session.ts';
import type { Cart_CartFragment } from './Cart.fragment.generated.ts';
import { useServerCartQuery } from './ServerCart.query.generated.ts';

/** Returns the signed-in user's cart; makes no request while signed out. */
export function useServerCart(fetchPolicy: WatchQueryFetchPolicy = 'cache-first') {
  const session = useSession();
  const { data, error, refetch } = useServerCartQuery(session ? { fetchPolicy } : skipToken);
  const reload = reloadBy(refetch);
  const cart = readFragment<Cart_CartFragment>(data?.cart);
  return { cart: session ? cart : undefined, error, reload, isSignedIn: session !== null };
}
