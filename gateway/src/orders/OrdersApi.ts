import type { OrderSort, OrderView } from '@halfdrop/domain';
import type { AdminOrder, ExportLink, Order, OrderFactsPage, OrderPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A refund by an admin. */
interface RefundRequest {
  readonly number: string;
  readonly idempotencyKey: string;
  readonly reason: 'duplicate' | 'failed-delivery' | 'defective-file';
  readonly amountCents: number | null;
  readonly itemIds: readonly string[] | null;
}

/** Filter for the order list. */
interface WantedOrders {
  readonly view: OrderView;
  readonly sort: OrderSort;
  readonly q?: string;
  /** Range of days (UTC) on which orders were placed, inclusive. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  readonly page: number;
  readonly limit: number;
}

/** API for checkout and orders. */
export interface OrdersApi {
  /** Starts checkout of the cart; the same key never starts a second order. The total is in US cents. */
  startCheckout(idempotencyKey: string, expectedTotal: number): Promise<Order>;
  bySession(sessionId: string): Promise<Order | null>;
  list(page: number, limit: number): Promise<OrderPage>;
  /** All orders, for staff who run the shop. */
  adminOrders(wanted: WantedOrders): Promise<OrderFactsPage>;
  /** Creates a link to a CSV export of one view. */
  exportOrders(wanted: Omit<WantedOrders, 'sort' | 'page' | 'limit'>): Promise<ExportLink>;
  /** For staff who run the shop. */
  adminOrder(number: string): Promise<AdminOrder | null>;
  /** Refunds an order, for admins only; the same key never refunds twice. */
  refund(request: RefundRequest): Promise<AdminOrder>;
}

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Creates an `OrdersApi` that calls the REST API. */
export function restOrdersApi(client: RestClient): OrdersApi {
  return {
    startCheckout: (idempotencyKey, expectedTotal) =>
      client.post<Order>(restPath`/orders/checkout-session`, { expectedTotal }, withKey(idempotencyKey)),
    bySession: (sessionId) => client.find<Order>(restPath`/orders/by-session/${sessionId}`),
    adminOrders: (wanted) => client.get<OrderFactsPage>(restPath`/admin/orders`, { ...wanted }),
    exportOrders: (wanted) => client.post<ExportLink>(restPath`/admin/orders/exports`, wanted),
    adminOrder: (number) => client.find<AdminOrder>(restPath`/admin/orders/${number}`),
    refund: ({ number, idempotencyKey, ...body }) =>
      client.post<AdminOrder>(restPath`/admin/orders/${number}/refunds`, body, withKey(idempotencyKey)),
    list: (page, limit) => client.get<OrderPage>(restPath`/orders`, { page, limit }),
  };
}
