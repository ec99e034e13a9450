import { useSyncExternalStore } from 'react';
import { readEmptyCart, readLocalCart, subscribeToLocalCart, type LocalCart } from './local-cart.ts';

/** Returns the visitor's cart and follows its changes. Empty on the server and during hydration. */
export function useLocalCart(): LocalCart {
  return useSyncExternalStore(subscribeToLocalCart, readLocalCart, readEmptyCart);
}
