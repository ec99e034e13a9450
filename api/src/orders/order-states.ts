/** Status of an order. `paid` is never visible outside: payment and completion are one transaction. */
export const ORDER_STATUSES = [
  'pending',
  'paid',
  'completed',
  'failed',
  'expired',
  'refunded',
  'partially_refunded',
] as const;

/** Status of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Legal transitions. A declined payment may be retried; an order that ended unpaid is still completed by a payment made
 * earlier; a full refund is final.
 */
const legalMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['paid', 'failed', 'expired'],
  failed: ['paid', 'expired'],
  expired: ['paid'],
  paid: ['completed'],
  completed: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
};

/** Returns whether a transition is legal. Keeping the same status is not a transition. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return legalMoves[from].includes(to);
}

/** Returns whether an order can still be paid. */
export function isPayable({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'pending' || status === 'failed';
}

/** Returns whether an order was completed, including later refunds. */
export function isSold({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'completed' || status === 'partially_refunded' || status === 'refunded';
}
