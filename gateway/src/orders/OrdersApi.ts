import type { Order, OrderPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';

/** Checkout and orders. */
export interface OrdersApi {
  /** Starts payment of the cart; the same key never starts a second order. Amount in US cents. */
  startCheckout(idempotencyKey: string, expectedTotal: number): Promise<Order>;
  bySession(sessionId: string): Promise<Order | null>;
  list(page: number, limit: number): Promise<OrderPage>;
}

/** Orders over REST. */
export function restOrdersApi(client: RestClient): OrdersApi {
  return {
    startCheckout: (idempotencyKey, expectedTotal) =>
      client.post<Order>('/orders/checkout-session', { expectedTotal }, { 'idempotency-key': idempotencyKey }),
    bySession: (sessionId) => client.find<Order>(`/orders/by-session/${encodeURIComponent(sessionId)}`),
    list: (page, limit) => client.get<OrderPage>('/orders', { page, limit }),
  };
}
