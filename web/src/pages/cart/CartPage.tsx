import { SavedItemsOffer } from '#features/cart/SavedItemsOffer.tsx';
import { usePricedCart } from '#features/cart/usePricedCart.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { ErrorState } from '#ui/StateNotice.tsx';
import { Page } from '#ui/Page.tsx';
import { Heading } from '#ui/Heading.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { CartContents } from './CartContents.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';

function Bag() {
  const priced = usePricedCart();
  if (priced.kind === 'loading') return <CartSkeleton />;
  if (priced.kind === 'failed') {
    return (
      <ErrorState title="Your bag could not be loaded" onRetry={priced.reload}>
        What lies in it is safe. Please try again.
      </ErrorState>
    );
  }
  return <CartContents cart={priced.cart} couponProblem={priced.couponProblem} onStale={priced.reload} />;
}

/** `/cart`: the cart of a visitor or signed-in user. */
export function CartPage() {
  const isHydrated = useIsHydrated();
  return (
    <Page space="page">
      <HiddenSeo title="Your bag" />
      <Heading as="h1" size="page" marginBottom={{ base: '5', md: '8' }}>
        Your bag
      </Heading>
      <SavedItemsOffer />
      {isHydrated ? <Bag /> : <CartSkeleton />}
    </Page>
  );
}
