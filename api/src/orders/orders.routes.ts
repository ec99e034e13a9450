import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { orderCalls } from './orders.contract.ts';
import type { OrderService } from './orders.service.ts';

/** Serves the calls of this domain. */
export function orderRoutes(router: Router, environment: CallEnvironment, orders: OrderService): void {
  bindCall(router, orderCalls.checkout, environment, async ({ viewer, headers, body, response }) => {
    const request = { userId: viewer.userId, key: headers['idempotency-key'], expectedTotal: body.expectedTotal };
    const { order, isReplay } = await orders.checkout(request);
    if (isReplay) response.status(200);
    return order;
  });
  bindCall(router, orderCalls.bySession, environment, ({ viewer, params }) =>
    orders.bySession(viewer.userId, params.sessionId),
  );
  bindCall(router, orderCalls.list, environment, ({ viewer, query }) =>
    orders.list(viewer.userId, query.page, query.limit),
  );
}
