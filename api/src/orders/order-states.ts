/** Where an order stands. `paid` lasts no longer than it takes to give the rights: both are one transaction. */
export const ORDER_STATUSES = [
  'pending',
  'paid',
  'completed',
  'failed',
  'expired',
  'refunded',
  'partially_refunded',
] as const;

/** Where an order stands. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Every legal move. A refused payment may be tried again; an order that ended unpaid is still completed by money that
 * was taken before; what is refunded in full is over.
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

/** Whether an order may go from one status to another. Staying where it is is no move. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return legalMoves[from].includes(to);
}

/** Whether an order can still be paid. */
export function isPayable({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'pending' || status === 'failed';
}

/** Whether an order was paid for and completed, whatever was given back since. */
export function isSold({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'completed' || status === 'partially_refunded' || status === 'refunded';
}
