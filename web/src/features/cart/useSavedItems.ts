import { useSession } from '#lib/session.ts';
import { toast } from '#ui/toast.ts';
import { useAddSavedToCartMutation } from './AddSavedToCart.mutation.generated.ts';
import { useApplyCouponMutation } from './ApplyCoupon.mutation.generated.ts';
import { clearLocalCart } from './local-cart.ts';
import { useLocalCart } from './useLocalCart.ts';

/**
 * Patterns a person had put into the bag before signing in. They stay where they are until the person adds them:
 * never silent, never lost. `count` is 0 while signed out, where the local bag is the bag itself.
 */
export function useSavedItems() {
  const isSignedIn = useSession() !== null;
  const { items, couponCode } = useLocalCart();
  const [addSaved, { loading }] = useAddSavedToCartMutation();
  const [applyCoupon] = useApplyCouponMutation();

  /** Moves them into the server's cart, coupon included. True when they are there. */
  const addAll = async (): Promise<boolean> => {
    const lines = items.map(({ id, license, palette }) => ({ assetId: id, license, palette: palette ?? null }));
    try {
      const { data } = await addSaved({ variables: { input: { items: lines } } });
      const answer = data?.addSavedToCart;
      if (!answer?.cart) throw new Error(answer?.errors[0]?.message ?? 'The server gave no cart');
      if (couponCode !== null && !answer.cart.coupon) await applyCoupon({ variables: { input: { code: couponCode } } });
      clearLocalCart();
      return true;
    } catch (cause) {
      console.info('The saved patterns were not added.', cause);
      toast({ status: 'error', title: 'Error', description: 'Failed to add item to cart' });
      return false;
    }
  };

  return { count: isSignedIn ? items.length : 0, addAll, isAdding: loading };
}
