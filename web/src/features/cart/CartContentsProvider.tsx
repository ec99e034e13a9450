import { type ReactNode, useMemo } from 'react';
import { type CartContents, CartContentsContext } from './useCartContents.ts';
import { useLocalCart } from './useLocalCart.ts';
import { useServerCart } from './useServerCart.ts';

/** Provides the cart's contents; makes no request for visitors. */
export function CartContentsProvider({ children }: { readonly children: ReactNode }) {
  const { cart, isSignedIn } = useServerCart();
  const { items } = useLocalCart();
  const contents = useMemo((): CartContents => {
    if (!isSignedIn) {
      return {
        count: items.length,
        choiceOf: (assetId) => {
          const found = items.find(({ id }) => id === assetId);
          return found && { license: found.license, palette: found.palette ?? null };
        },
      };
    }
    return {
      count: cart?.totalItems ?? 0,
      choiceOf: (assetId) => {
        const found = cart?.items.find(({ asset }) => asset.id === assetId);
        return found && { license: found.license, palette: found.palette?.slug ?? null };
      },
    };
  }, [cart, isSignedIn, items]);
  return <CartContentsContext value={contents}>{children}</CartContentsContext>;
}
