import { useSyncExternalStore } from 'react';
import { readEmptyCart, readLocalCart, subscribeToLocalCart, type LocalCart } from './local-cart.ts';

/** The visitor's own bag, following every change. Empty on the server and during hydration. */
export function useLocalCart(): LocalCart {
  return useSyncExternalStore(subscribeToLocalCart, readLocalCart, readEmptyCart);
}
