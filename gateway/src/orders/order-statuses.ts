import type { OrderStatus } from '../generated/resolvers.ts';
import type { Order } from '../generated/rest.ts';

/** Order statuses by REST name. */
export const orderStatuses: Record<Order['status'], OrderStatus> = {
  completed: 'COMPLETED',
  expired: 'EXPIRED',
  failed: 'FAILED',
  paid: 'PAID',
  partially_refunded: 'PARTIALLY_REFUNDED',
  pending: 'PENDING',
  refunded: 'REFUNDED',
};
