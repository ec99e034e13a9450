import { skipToken } from '@apollo/client/react';
import { readFragment } from '#lib/fragments.ts';
import { useListFetchPolicy } from '#lib/freshness.ts';
import { reloadBy } from '#lib/reload-by.ts';
import type { Cart_CartFragment } from './Cart.fragment.generated.ts';
import { useCartQuoteQuery } from './CartQuote.query.generated.ts';
import { useLocalCart } from './useLocalCart.ts';
import { useServerCart } from './useServerCart.ts';

/** The cart with server-side prices. `cart` is null if empty; `couponProblem` says why a saved code does not apply. */
export type PricedCart =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reload: () => void }
  | {
      readonly kind: 'ready';
      readonly cart: Cart_CartFragment | null;
      readonly couponProblem: string | null;
      readonly reload: () => void;
    };

function useQuotedCart(isWanted: boolean): PricedCart {
  const { items, couponCode } = useLocalCart();
  const lines = items.map(({ id, license, palette }) => ({ assetId: id, license, palette: palette ?? null }));
  const { data, previousData, error, refetch } = useCartQuoteQuery(
    // All quotes share one cart id, so a cached quote of other contents would be returned for this one.
    isWanted && lines.length > 0 ? { variables: { items: lines, couponCode }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const reload = reloadBy(refetch);
  if (lines.length === 0) return { kind: 'ready', cart: null, couponProblem: null, reload };
  if (error) return { kind: 'failed', reload };
  const quote = (data ?? previousData)?.cartQuote;
  if (!quote) return { kind: 'loading' };
  const cart = readFragment<Cart_CartFragment>(quote.cart);
  return {
    kind: 'ready',
    cart: cart.items.length > 0 ? cart : null,
    couponProblem: quote.errors[0]?.message ?? null,
    reload,
  };
}

/** Returns the cart with prices, totals and coupon from the server, for visitors and signed-in users alike. */
export function usePricedCart(): PricedCart {
  const policy = useListFetchPolicy('ServerCart', {});
  const { cart, error, reload, isSignedIn } = useServerCart(policy === 'cache-first' ? policy : 'cache-and-network');
  const quoted = useQuotedCart(!isSignedIn);
  if (!isSignedIn) return quoted;
  if (cart === undefined) return error ? { kind: 'failed', reload } : { kind: 'loading' };
  return { kind: 'ready', cart: cart?.items.length ? cart : null, couponProblem: null, reload };
}
