import type { LicenseType } from '#generated/types.ts';
import { useLocalCart } from './useLocalCart.ts';
import { useServerCart } from './useServerCart.ts';

/** What lies in the bag, without prices: the server's cart when signed in, else the visitor's own. */
export interface CartContents {
  readonly count: number;
  /** How a pattern lies in the bag; undefined when it does not. */
  readonly choiceOf: (assetId: string) => BagChoice | undefined;
}

/** How a pattern is to be bought. */
interface BagChoice {
  readonly license: LicenseType;
  /** Slug of another palette than its own. */
  readonly palette: string | null;
}

/** Follows what lies in the bag; costs a visitor no call. */
export function useCartContents(): CartContents {
  const { cart, isSignedIn } = useServerCart();
  const local = useLocalCart();
  if (!isSignedIn) {
    return {
      count: local.items.length,
      choiceOf: (assetId) => {
        const found = local.items.find(({ id }) => id === assetId);
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
}
