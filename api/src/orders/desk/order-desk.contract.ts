import { BUYABLE_LICENSES, ORDER_SORTS, ORDER_VIEWS } from '@halfdrop/domain';
import * as v from 'valibot';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { InstantField, optionalText } from '../../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';
import { CentsSchema } from '../../platform/money/price.ts';
import { ProviderEventSchema } from '../../payments/payments.contract.ts';
import { ORDER_STATUSES } from '../order-states.ts';
import { RefundSchema } from '../orders.contract.ts';

/** A bought pattern as the operator sees it; `paid` is after its part of the discount. */
const AdminOrderItemSchema = v.object({
  id: v.string(),
  title: v.string(),
  license: v.picklist(BUYABLE_LICENSES),
  paid: CentsSchema,
  isRefunded: v.boolean(),
});

/** A step of an order; `from` is null for its first. */
const OrderStepSchema = v.object({
  from: v.nullable(v.picklist(ORDER_STATUSES)),
  to: v.picklist(ORDER_STATUSES),
  /** What caused it, such as `payment.succeeded`. */
  cause: v.string(),
  happenedAt: InstantField,
});

/** What a list of orders tells of each; amounts in US cents. */
const OrderFactsSchema = v.object({
  number: v.string(),
  status: v.picklist(ORDER_STATUSES),
  createdAt: InstantField,
  completedAt: v.nullable(InstantField),
  receiptEmail: v.string(),
  /** Null for somebody whose account is deleted. */
  buyerName: v.nullable(v.string()),
  total: CentsSchema,
  /** What went back, or is on its way. */
  refunded: CentsSchema,
  itemCount: v.pipe(v.number(), v.integer()),
});
/** What a list of orders tells of each. */
export type OrderFactsDto = v.InferOutput<typeof OrderFactsSchema>;

const OrderFactsPageSchema = v.object({ orders: v.array(OrderFactsSchema), pagination: PaginationSchema });
/** One numbered page of all orders. */
export type OrderFactsPageDto = v.InferOutput<typeof OrderFactsPageSchema>;

/** An order as the operator sees it; amounts in US cents. `refundable` is what has neither gone back nor been asked for. */
const AdminOrderSchema = v.object({
  ...OrderFactsSchema.entries,
  /** Null for somebody whose account is deleted. */
  buyerId: v.nullable(v.string()),
  subtotal: CentsSchema,
  discount: CentsSchema,
  couponCode: v.nullable(v.string()),
  /** What the payment provider calls the payment; null before it, and where nothing was to be paid. */
  paymentRef: v.nullable(v.string()),
  /** Why the last attempt to pay was refused. */
  paymentError: v.nullable(v.string()),
  receiptSentAt: v.nullable(InstantField),
  refundable: CentsSchema,
  items: v.array(AdminOrderItemSchema),
  refunds: v.array(RefundSchema),
  /** Oldest first. */
  steps: v.array(OrderStepSchema),
  /** What it has been booked as: keys of transactions of the ledger, oldest first. */
  ledgerKeys: v.array(v.string()),
  /** Oldest first, at most 100. */
  providerEvents: v.array(ProviderEventSchema),
});
/** An order as the operator sees it. */
export type AdminOrderDto = v.InferOutput<typeof AdminOrderSchema>;

/** The named shapes of the desk. */
export const orderDeskSchemas = {
  AdminOrder: AdminOrderSchema,
  AdminOrderItem: AdminOrderItemSchema,
  OrderFacts: OrderFactsSchema,
  OrderFactsPage: OrderFactsPageSchema,
  OrderStep: OrderStepSchema,
};

/** The number of an order, however it is typed. */
export const OrderNumberParams = v.object({ number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40)) });

/** Looking orders up, for those who run the shop. */
export const orderDeskCalls = {
  adminOrders: defineCall({
    method: 'get',
    path: '/admin/orders',
    summary:
      'Lists orders by view and by prefix of their number or receipt address. Lists are limited to 10,000 entries, searches to 1,000.',
    auth: 'order.inspect',
    query: v.object({
      ...listFields({ views: ORDER_VIEWS, view: 'all', sorts: ORDER_SORTS, sort: '-created' }),
      q: optionalText(150),
    }),
    response: OrderFactsPageSchema,
    errors: [],
  }),
  exportOrders: defineCall({
    ...linksExport,
    path: '/admin/orders/exports',
    summary: 'Creates a link to a CSV export of all orders in a view.',
    auth: 'order.inspect',
    body: v.object({ view: v.picklist(ORDER_VIEWS, 'Unknown view'), q: optionalText(150) }),
  }),
  adminOrder: defineCall({
    method: 'get',
    path: '/admin/orders/{number}',
    summary: 'Returns an order by its number, with its history and the refundable amount.',
    auth: 'order.inspect',
    params: OrderNumberParams,
    response: AdminOrderSchema,
    errors: ['not_found'],
  }),
};
