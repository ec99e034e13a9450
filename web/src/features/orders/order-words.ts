import type { OrderStatus } from '#generated/types.ts';

/** Labels of order statuses. */
export const orderStatusWords: Readonly<Record<OrderStatus, string>> = {
  COMPLETED: 'completed',
  EXPIRED: 'expired',
  FAILED: 'payment failed',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'partly refunded',
  PENDING: 'waiting for payment',
  REFUNDED: 'refunded',
};
