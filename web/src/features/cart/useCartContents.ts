import type { LicenseType } from '#generated/types.ts';
import { useLocalCart } from './useLocalCart.ts';
import { useServerCart } from './useServerCart.ts';

/** What lies in the bag, without prices: the server's cart when signed in, else the visitor's own. */
export interface CartContents {
  readonly count: number;
  /** The licence a pattern lies in the bag under; undefined when it does not. */
  readonly licenseOf: (assetId: string) => LicenseType | undefined;
}

/** Follows what lies in the bag; costs a visitor no call. */
export function useCartContents(): CartContents {
  const { cart, isSignedIn } = useServerCart();
  const local = useLocalCart();
  if (!isSignedIn) {
    return {
      count: local.items.length,
      licenseOf: (assetId) => local.items.find(({ id }) => id === assetId)?.license,
    };
  }
  return {
    count: cart?.totalItems ?? 0,
    licenseOf: (assetId) => cart?.items.find(({ asset }) => asset.id === assetId)?.license,
  };
}
