import type { AdminOrder, Order, OrderPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';

/** What an admin gives back of an order. */
interface RefundRequest {
  readonly number: string;
  readonly idempotencyKey: string;
  readonly reason: 'duplicate' | 'failed-delivery' | 'defective-file';
  readonly amountCents: number | null;
  readonly itemIds: readonly string[] | null;
}

/** Checkout and orders. */
export interface OrdersApi {
  /** Starts payment of the cart; the same key never starts a second order. Amount in US cents. */
  startCheckout(idempotencyKey: string, expectedTotal: number): Promise<Order>;
  bySession(sessionId: string): Promise<Order | null>;
  list(page: number, limit: number): Promise<OrderPage>;
  /** For admins alone. */
  adminOrder(number: string): Promise<AdminOrder | null>;
  /** Gives money back, for admins alone; the same key never refunds twice. */
  refund(request: RefundRequest): Promise<AdminOrder>;
}

/** Orders over REST. */
export function restOrdersApi(client: RestClient): OrdersApi {
  return {
    startCheckout: (idempotencyKey, expectedTotal) =>
      client.post<Order>('/orders/checkout-session', { expectedTotal }, { 'idempotency-key': idempotencyKey }),
    bySession: (sessionId) => client.find<Order>(`/orders/by-session/${encodeURIComponent(sessionId)}`),
    adminOrder: (number) => client.find<AdminOrder>(`/admin/orders/${encodeURIComponent(number)}`),
    refund: ({ number, idempotencyKey, ...body }) =>
      client.post<AdminOrder>(`/admin/orders/${encodeURIComponent(number)}/refunds`, body, {
        'idempotency-key': idempotencyKey,
      }),
    list: (page, limit) => client.get<OrderPage>('/orders', { page, limit }),
  };
}
