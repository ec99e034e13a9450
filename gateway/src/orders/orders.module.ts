import type { DomainModule } from '../platform/domain-module.ts';
import { orderResolvers } from './orders.resolvers.ts';
import { restOrdersApi } from './OrdersApi.ts';

/** Checkout, orders and refunds. */
export const ordersModule = {
  apis: { orders: restOrdersApi },
  resolvers: [orderResolvers],
} satisfies DomainModule;
