import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { CALM_POLL_MS, useLive } from '#lib/useLive.ts';
import type { Order_OrderFragment } from './Order.fragment.generated.ts';
import { OrderChangedDocument } from './OrderChanged.subscription.generated.ts';
import { useOrderByPaymentSessionQuery } from './OrderByPaymentSession.query.generated.ts';

const POLL_MS = 1_000;
const PAYMENT_TIMEOUT_MS = 10 * 60_000;
const RECEIPT_TIMEOUT_MS = 60_000;

/** State of an order. `isWaiting` is false once polling has stopped; `lookAgain` restarts it. */
export type OrderStatus =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly lookAgain: () => void }
  | {
      readonly kind: 'found';
      readonly order: Order_OrderFragment;
      readonly isWaiting: boolean;
      readonly lookAgain: () => void;
    };

function timeoutFor(order: Order_OrderFragment | null | undefined): number {
  if (order?.status === 'PENDING' || order?.status === 'PAID' || order?.status === 'FAILED') return PAYMENT_TIMEOUT_MS;
  return order?.completedAt && order.receiptStatus === 'PENDING' ? RECEIPT_TIMEOUT_MS : 0;
}

/** Follows the order of a payment session until it is paid or has ended and the receipt was sent. */
export function useOrderStatus(sessionId: string | null): OrderStatus {
  const [gaveUpOn, setGaveUpOn] = useState<string | null>(null);
  const { data, loading, error, refetch, startPolling, stopPolling } = useOrderByPaymentSessionQuery(
    sessionId === null ? skipToken : { variables: { paymentSessionId: sessionId }, fetchPolicy: 'cache-and-network' },
  );
  const order = readFragment<Order_OrderFragment>(data?.orderByPaymentSession);
  const timeout = timeoutFor(order);
  const phase = `${order?.status} ${order?.receiptStatus}`;
  const isWaiting = timeout > 0 && gaveUpOn !== phase;
  const look = reloadBy(refetch);
  const followed = isWaiting && sessionId !== null ? { paymentSessionId: sessionId } : null;
  const isTold = useLive(OrderChangedDocument, followed, look);

  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(isTold ? CALM_POLL_MS : POLL_MS);
    const timer = setTimeout(() => setGaveUpOn(phase), timeout);
    return () => {
      clearTimeout(timer);
      stopPolling();
    };
  }, [isWaiting, isTold, timeout, phase, startPolling, stopPolling]);

  if (sessionId === null) return { kind: 'missing' };
  const lookAgain = () => {
    setGaveUpOn(null);
    look();
  };
  if (order) return { kind: 'found', order, isWaiting, lookAgain };
  if (error) return { kind: 'failed', lookAgain };
  return { kind: loading || !data ? 'loading' : 'missing' };
}
