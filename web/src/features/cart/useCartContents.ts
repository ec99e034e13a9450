import { createContext, use } from 'react';
import type { LicenseType } from '#generated/types.ts';

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

/** Followed once, by `CartContentsProvider`, for the badge and all tiles of a page. */
export const CartContentsContext = createContext<CartContents>({ count: 0, choiceOf: () => undefined });

/** What lies in the bag. */
export function useCartContents(): CartContents {
  return use(CartContentsContext);
}
