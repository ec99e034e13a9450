import { createContext, use } from 'react';
import type { LicenseType } from '#generated/types.ts';

/** Contents of the cart without prices: the server's when signed in, else the visitor's. */
export interface CartContents {
  readonly count: number;
  /** Returns how a pattern was added to the cart; undefined if it was not. */
  readonly choiceOf: (assetId: string) => BagChoice | undefined;
}

/** License and palette of a purchase. */
interface BagChoice {
  readonly license: LicenseType;
  /** Slug of the palette, if not the original. */
  readonly palette: string | null;
}

/** Provided once, by `CartContentsProvider`, for the badge and all tiles of a page. */
export const CartContentsContext = createContext<CartContents>({ count: 0, choiceOf: () => undefined });

/** Returns the contents of the cart. */
export function useCartContents(): CartContents {
  return use(CartContentsContext);
}
