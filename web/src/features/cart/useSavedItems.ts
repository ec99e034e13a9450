import { useCallback } from 'react';
import { useSession } from '#lib/session.ts';
import { toast } from '#ui/toast.ts';
import { useAddSavedToCartMutation } from './AddSavedToCart.mutation.generated.ts';
import { clearLocalCart } from './local-cart.ts';
import { leaveSaved, noteUnmerged, useSavedDecision } from './saved-decision.ts';
import { useLocalCart } from './useLocalCart.ts';
import { useServerCart } from './useServerCart.ts';

/**
 * Status of patterns added before sign-in. `conflict`: the account's cart holds others, so the user decides. `unknown`:
 * the account's cart has not been loaded yet.
 */
export type SavedItemsState = 'none' | 'unknown' | 'mergeable' | 'conflict';

function stateOf(count: number, inAccount: number | undefined): SavedItemsState {
  if (count === 0) return 'none';
  if (inAccount === undefined) return 'unknown';
  return inAccount === 0 ? 'mergeable' : 'conflict';
}

/** Returns how many patterns were saved in this browser before sign-in, their status, and the actions to resolve it. */
export function useSavedItems() {
  const session = useSession();
  const { items, couponCode } = useLocalCart();
  const { cart, error } = useServerCart();
  const [addSaved, { loading }] = useAddSavedToCartMutation();
  const contents = `${session?.user.id} ${items.map(({ id }) => id).join(',')}`;
  const { left, failed } = useSavedDecision();
  const isOpen = session !== null && left !== contents && !error;
  const count = isOpen ? items.length : 0;

  /** Moves them into the account's cart, including the coupon. Resolves to true on success. */
  const addAll = async (): Promise<boolean> => {
    const lines = items.map(({ id, license, palette }) => ({ assetId: id, license, palette: palette ?? null }));
    try {
      const { data } = await addSaved({ variables: { input: { items: lines, couponCode } } });
      const answer = data?.addSavedToCart;
      if (!answer?.cart) throw new Error(answer?.errors[0]?.message ?? 'The server gave no cart');
      clearLocalCart();
      return true;
    } catch (cause) {
      console.info('The saved patterns were not added.', cause);
      noteUnmerged(contents);
      toast({ status: 'error', title: 'Error', description: 'Failed to add item to cart' });
      return false;
    }
  };

  /** Keeps them in this browser without asking again. */
  const leave = useCallback(() => leaveSaved(contents), [contents]);

  const state = failed === contents && count > 0 ? 'conflict' : stateOf(count, cart === null ? 0 : cart?.totalItems);
  return { count, state, addAll, leave, isAdding: loading };
}
