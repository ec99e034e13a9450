import { NumberLink } from '#ui/NumberLink.tsx';

/** An order's page, for good: it also shows how a payment ended whose window was closed. */
export function orderAddress(sessionId: string): string {
  return `/order-confirmation?session_id=${encodeURIComponent(sessionId)}`;
}

interface OrderLinkProps {
  readonly order: { readonly number: string; readonly paymentSessionId: string };
}

/** An order's number, leading to its page. */
export function OrderLink({ order: { number, paymentSessionId } }: OrderLinkProps) {
  return <NumberLink to={orderAddress(paymentSessionId)}>{number}</NumberLink>;
}
