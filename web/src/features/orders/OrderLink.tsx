import { NumberLink } from '#ui/NumberLink.tsx';

/** Returns the permanent URL of an order; it also shows the outcome of a payment whose window was closed. */
export function orderAddress(sessionId: string): string {
  return `/order-confirmation?session_id=${encodeURIComponent(sessionId)}`;
}

interface OrderLinkProps {
  readonly order: { readonly number: string; readonly paymentSessionId: string };
}

/** Order number linking to the order's page. */
export function OrderLink({ order: { number, paymentSessionId } }: OrderLinkProps) {
  return <NumberLink to={orderAddress(paymentSessionId)}>{number}</NumberLink>;
}
