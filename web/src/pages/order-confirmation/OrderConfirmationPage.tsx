import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOrderStatus } from '#features/orders/useOrderStatus.ts';
import { useSession } from '#lib/session.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo } from '#ui/Seo.tsx';
import { ConfirmedOrder } from './ConfirmedOrder.tsx';
import { ExpiredOrder } from './ExpiredOrder.tsx';
import { FailedPayment } from './FailedPayment.tsx';
import { ProcessingOrder } from './ProcessingOrder.tsx';
import { RefundedOrder } from './RefundedOrder.tsx';

const PlanOfSession = lazy(async () => ({ default: (await import('./PlanOfSession.tsx')).PlanOfSession }));

function OrderNotFound({ here }: { readonly here: string }) {
  const session = useSession();
  return (
    <EmptyState
      level={1}
      title="Order Not Found"
      actions={
        <>
          <LinkButton to="/products">Continue Shopping</LinkButton>
          {!session && (
            <LinkButton to={`/login?redirect=${encodeURIComponent(here)}`} variant="outline">
              Sign in
            </LinkButton>
          )}
        </>
      }
    >
      We couldn't find an order with that session ID.
    </EmptyState>
  );
}

function OrderOfSession({ sessionId }: { readonly sessionId: string | null }) {
  const session = useSession();
  const status = useOrderStatus(session ? sessionId : null);
  switch (status.kind) {
    case 'loading':
      return <ProcessingOrder />;
    case 'missing': {
      const notFound = <OrderNotFound here={`/order-confirmation?session_id=${encodeURIComponent(sessionId ?? '')}`} />;
      if (!session || sessionId === null) return notFound;
      return (
        <Suspense fallback={<ProcessingOrder />}>
          <PlanOfSession sessionId={sessionId} otherwise={notFound} />
        </Suspense>
      );
    }
    case 'failed':
      return (
        <ErrorState level={1} title="The order cannot be looked up just now" onRetry={status.lookAgain}>
          Nothing is lost. Please try again.
        </ErrorState>
      );
    case 'found':
      break;
  }
  const { order, isWaiting, lookAgain } = status;
  switch (order.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return <ConfirmedOrder order={order} isWaiting={isWaiting} />;
    case 'FAILED':
      return <FailedPayment order={order} />;
    case 'EXPIRED':
      return <ExpiredOrder reason={order.paymentError} />;
    case 'REFUNDED':
      return <RefundedOrder order={order} />;
    case 'PAID':
    case 'PENDING':
      return <ProcessingOrder paymentUrl={order.paymentUrl} isWaiting={isWaiting} onLookAgain={lookAgain} />;
  }
}

/** `/order-confirmation?session_id=…`: follows the order of a payment session. */
export function OrderConfirmationPage() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  return (
    <Page space="page">
      <HiddenSeo title="Your order" />
      {isHydrated ? <OrderOfSession sessionId={search.get('session_id')} /> : <ProcessingOrder />}
    </Page>
  );
}
