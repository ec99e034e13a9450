import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { orderDeskCalls } from './desk/order-desk.contract.ts';
import { orderMailCalls } from './order-mails.contract.ts';
import { orderCalls } from './orders.contract.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { ORDER_EXPORT } from './desk/order-export.ts';
import type { OrderService } from './orders.service.ts';
import { refundCalls } from './refunds.contract.ts';

/** Services behind the calls of this domain. */
export interface OrderServices {
  readonly orders: OrderService;
  readonly exports: ExportService;
}

/** Registers the calls of this domain. */
export function orderRoutes(router: Router, environment: CallEnvironment, { orders, exports }: OrderServices): void {
  bindCall(router, orderCalls.checkout, environment, ({ viewer, headers, body }) =>
    orders.checkout({ userId: viewer.userId, key: headers['idempotency-key'], expectedTotal: body.expectedTotal }),
  );
  bindCall(router, orderCalls.bySession, environment, ({ viewer, params }) =>
    orders.bySession(viewer.userId, params.sessionId),
  );
  bindCall(router, orderCalls.list, environment, ({ viewer, query }) =>
    orders.list(viewer.userId, query.page, query.limit),
  );
  bindCall(router, orderCalls.byId, environment, ({ viewer, params }) => orders.byId(viewer.userId, params.orderId));
  bindCall(router, orderCalls.receipt, environment, async ({ viewer, params, response }) => {
    const { fileName, pdf } = await orders.receipt(viewer.userId, params.orderId);
    response.setHeader('cache-control', 'private, no-store');
    response.attachment(fileName);
    response.type('application/pdf').send(Buffer.from(pdf));
  });
  deskRoutes(router, environment, orders);
  bindCall(router, orderDeskCalls.exportOrders, environment, ({ viewer, body }) =>
    exports.link(viewer, ORDER_EXPORT, body),
  );
}

/** Registers the calls of the order desk. */
function deskRoutes(router: Router, environment: CallEnvironment, orders: OrderService): void {
  bindCall(router, orderDeskCalls.adminOrders, environment, ({ query }) => orders.adminOrders(query));
  bindCall(router, orderDeskCalls.adminOrder, environment, ({ params }) => orders.adminOrder(params.number));
  bindCall(router, refundCalls.refund, environment, ({ viewer, params, headers, body }) =>
    orders.refund({ by: viewer, number: params.number, key: headers['idempotency-key'], ...body }),
  );
  bindCall(router, orderMailCalls.mailAgain, environment, ({ viewer, params, body }) =>
    orders.mailAgain(viewer, params.number, body.kind),
  );
}
