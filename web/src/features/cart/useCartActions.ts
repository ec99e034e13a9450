import { useSession } from '#lib/session.ts';
import { toast } from '#ui/toast.ts';
import { useAddToCartMutation } from './AddToCart.mutation.generated.ts';
import { useClearCartMutation } from './ClearCart.mutation.generated.ts';
import { addToLocalCart, clearLocalCart, removeFromLocalCart, type LocalCartItem } from './local-cart.ts';
import { useRemoveFromCartMutation } from './RemoveFromCart.mutation.generated.ts';

/** A refusal by the server, with its message for the user. */
class Refusal extends Error {}

async function attempt(action: () => Promise<void>, failureWords: string): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (cause) {
    console.info(failureWords, cause);
    const description = cause instanceof Refusal ? cause.message : failureWords;
    toast({ status: 'error', title: 'Error', description });
    return false;
  }
}

/** Shows that a pattern was added. */
function announceAdded(title: string, isTitled: boolean): void {
  if (isTitled)
    toast({ status: 'success', title: 'Added to Cart', description: `${title} has been added to your cart.` });
  else toast({ status: 'success', title: 'Success', description: 'Item added to cart successfully' });
}

/**
 * Changes the cart: the server's when signed in, else the visitor's. Every action shows its outcome in a toast and
 * resolves to whether it succeeded.
 */
export function useCartActions() {
  const isSignedIn = useSession() !== null;
  const [addOnServer, adding] = useAddToCartMutation();
  const [removeOnServer, removing] = useRemoveFromCartMutation();
  const [clearOnServer, clearing] = useClearCartMutation();

  const put = async (item: LocalCartItem): Promise<void> => {
    if (!isSignedIn) return addToLocalCart(item);
    const { id: assetId, license, palette } = item;
    const { data } = await addOnServer({ variables: { input: { assetId, license, palette: palette ?? null } } });
    const refusal = data?.addToCart.errors[0];
    if (refusal) throw new Refusal(refusal.message);
    if (!data?.addToCart.cart) throw new Error('The server gave no cart');
  };

  const add = async (item: LocalCartItem, { isTitled = false } = {}): Promise<boolean> => {
    const isAdded = await attempt(() => put(item), 'Failed to add item to cart');
    if (isAdded) announceAdded(item.title, isTitled);
    return isAdded;
  };

  /** Changes the license and so the price of an existing line. No success toast: the cart itself shows it. */
  const changeLicense = (item: LocalCartItem) => attempt(() => put(item), 'Failed to change the licence');

  const remove = async (assetId: string): Promise<boolean> => {
    const isRemoved = await attempt(async () => {
      if (!isSignedIn) return removeFromLocalCart([assetId]);
      const { data } = await removeOnServer({ variables: { input: { assetId } } });
      if (!data?.removeFromCart.cart) throw new Error('The cart is as it was');
    }, 'Failed to remove item from cart');
    if (isRemoved) toast({ status: 'success', title: 'Success', description: 'Item removed from cart successfully' });
    return isRemoved;
  };

  const clear = async (): Promise<boolean> => {
    const isCleared = await attempt(async () => {
      if (isSignedIn) await clearOnServer();
      else clearLocalCart();
    }, 'Failed to clear cart');
    if (isCleared) toast({ status: 'success', title: 'Success', description: 'Cart cleared successfully' });
    return isCleared;
  };

  return {
    add,
    changeLicense,
    remove,
    clear,
    isAdding: adding.loading,
    isRemoving: removing.loading,
    isClearing: clearing.loading,
  };
}
