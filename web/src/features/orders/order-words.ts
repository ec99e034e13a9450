import type { OrderStatus } from '#generated/types.ts';

/** What an order's status is called. */
export const orderStatusWords: Readonly<Record<OrderStatus, string>> = {
  COMPLETED: 'completed',
  EXPIRED: 'expired',
  FAILED: 'payment failed',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'partly refunded',
  PENDING: 'waiting for payment',
  REFUNDED: 'refunded',
};
