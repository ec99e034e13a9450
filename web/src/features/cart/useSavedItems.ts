import { useCallback } from 'react';
import { useSession } from '#lib/session.ts';
import { toast } from '#ui/toast.ts';
import { useAddSavedToCartMutation } from './AddSavedToCart.mutation.generated.ts';
import { clearLocalCart } from './local-cart.ts';
import { leaveSaved, noteUnmerged, useSavedDecision } from './saved-decision.ts';
import { useLocalCart } from './useLocalCart.ts';
import { useServerCart } from './useServerCart.ts';

/**
 * What becomes of the patterns a person had put into the bag before signing in. `conflict`: the account's bag holds
 * others, so that the person decides. `unknown`: what the account's bag holds is not known yet.
 */
export type SavedItemsState = 'none' | 'unknown' | 'mergeable' | 'conflict';

function stateOf(count: number, inAccount: number | undefined): SavedItemsState {
  if (count === 0) return 'none';
  if (inAccount === undefined) return 'unknown';
  return inAccount === 0 ? 'mergeable' : 'conflict';
}

/** Patterns saved in this browser before signing in: how many there are, what becomes of them, and how to decide. */
export function useSavedItems() {
  const session = useSession();
  const { items, couponCode } = useLocalCart();
  const { cart, error } = useServerCart();
  const [addSaved, { loading }] = useAddSavedToCartMutation();
  const contents = `${session?.user.id} ${items.map(({ id }) => id).join(',')}`;
  const { left, failed } = useSavedDecision();
  const isOpen = session !== null && left !== contents && !error;
  const count = isOpen ? items.length : 0;

  /** Moves them into the account's bag, coupon included. True when they are there. */
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

  /** They stay in this browser, and are not asked about again. */
  const leave = useCallback(() => leaveSaved(contents), [contents]);

  const state = failed === contents && count > 0 ? 'conflict' : stateOf(count, cart === null ? 0 : cart?.totalItems);
  return { count, state, addAll, leave, isAdding: loading };
}
