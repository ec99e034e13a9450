import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SavedItemsOffer } from '#features/cart/SavedItemsOffer.tsx';
import { usePricedCart } from '#features/cart/usePricedCart.ts';
import { useSavedItems } from '#features/cart/useSavedItems.ts';
import { checkoutAddress } from '#features/subscriptions/plan-words.ts';
import { usePaymentMethodsQuery } from '#features/orders/PaymentMethods.query.generated.ts';
import { PaymentTestNote } from '#features/orders/PaymentTestNote.tsx';
import { useSession } from '#lib/session.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { ErrorState } from '#ui/StateNotice.tsx';
import { Page } from '#ui/Page.tsx';
import { Heading } from '#ui/Heading.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { CheckoutContents } from './CheckoutContents.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { PurchaseKind } from './PurchaseKind.tsx';

const PlanCheckout = lazy(async () => ({ default: (await import('./PlanCheckout.tsx')).PlanCheckout }));

function CartCheckout() {
  const priced = usePricedCart();
  const saved = useSavedItems();
  if (priced.kind === 'loading') return <CheckoutSkeleton />;
  if (priced.kind === 'failed') {
    return (
      <ErrorState title="Checkout could not be loaded" onRetry={priced.reload}>
        Nothing was charged. Please try again.
      </ErrorState>
    );
  }
  if (!priced.cart) return saved.state === 'none' ? <Navigate to="/cart" replace /> : <CheckoutSkeleton />;
  return (
    <>
      <SavedItemsOffer />
      <CheckoutContents cart={priced.cart} onStale={priced.reload} />
    </>
  );
}

/** Renders nothing until the payment provider is known: a note appearing later would shift the rest. */
function Contents({ planId }: { planId: string | null }) {
  const { data, loading } = usePaymentMethodsQuery();
  if (loading && !data) return <CheckoutSkeleton />;
  return (
    <>
      {data?.isPaymentTest ? <PaymentTestNote /> : null}
      {planId === null ? <CartCheckout /> : <PlanCheckout planId={planId} />}
    </>
  );
}

/** `/checkout`: what is bought and charged. Requires a signed-in user, and items in the cart or a plan. */
export function CheckoutPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const planId = search.get('plan');
  const isHydrated = useIsHydrated();
  if (isHydrated && !session) {
    const wayBack = planId === null ? '/checkout' : encodeURIComponent(checkoutAddress(planId));
    return <Navigate to={`/login?redirect=${wayBack}`} replace />;
  }
  return (
    <Page space="page">
      <HiddenSeo title="Checkout" />
      <Heading as="h1" size="page" marginBottom={{ base: '5', md: '8' }}>
        Checkout
      </Heading>
      <PurchaseKind isPlan={planId !== null} />
      <Suspense fallback={<CheckoutSkeleton />}>
        {isHydrated ? <Contents planId={planId} /> : <CheckoutSkeleton />}
      </Suspense>
    </Page>
  );
}
