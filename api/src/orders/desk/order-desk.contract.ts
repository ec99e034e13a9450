import { BUYABLE_LICENSES, ORDER_SORTS, ORDER_VIEWS } from '@halfdrop/domain';
import * as v from 'valibot';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { dayField, InstantField, optionalText } from '../../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';
import { CentsSchema } from '../../platform/money/price.ts';
import { ProviderEventSchema } from '../../payments/payments.contract.ts';
import { ORDER_STATUSES } from '../order-states.ts';
import { RefundSchema } from '../orders.contract.ts';

/** Purchased pattern in the desk view; `paid` is the price minus its share of the discount. */
const AdminOrderItemSchema = v.object({
  id: v.string(),
  title: v.string(),
  license: v.picklist(BUYABLE_LICENSES),
  paid: CentsSchema,
  isRefunded: v.boolean(),
});

/** Status change of an order; `from` is null for the first. */
const OrderStepSchema = v.object({
  from: v.nullable(v.picklist(ORDER_STATUSES)),
  to: v.picklist(ORDER_STATUSES),
  /** Cause, such as `payment.succeeded`. */
  cause: v.string(),
  happenedAt: InstantField,
});

/** Order in a list; amounts in US cents. */
const OrderFactsSchema = v.object({
  number: v.string(),
  status: v.picklist(ORDER_STATUSES),
  createdAt: InstantField,
  completedAt: v.nullable(InstantField),
  receiptEmail: v.string(),
  /** Null if the account is deleted. */
  buyerName: v.nullable(v.string()),
  total: CentsSchema,
  /** Total of refunds, completed or pending. */
  refunded: CentsSchema,
  itemCount: v.pipe(v.number(), v.integer()),
});
/** Order in a list. */
export type OrderFactsDto = v.InferOutput<typeof OrderFactsSchema>;

const OrderFactsPageSchema = v.object({ orders: v.array(OrderFactsSchema), pagination: PaginationSchema });
/** One numbered page of all orders. */
export type OrderFactsPageDto = v.InferOutput<typeof OrderFactsPageSchema>;

/** Desk view of an order; amounts in US cents. `refundable` excludes completed and requested refunds. */
const AdminOrderSchema = v.object({
  ...OrderFactsSchema.entries,
  /** Null if the account is deleted. */
  buyerId: v.nullable(v.string()),
  subtotal: CentsSchema,
  discount: CentsSchema,
  couponCode: v.nullable(v.string()),
  /** Id of the payment at the provider; null before payment and for free orders. */
  paymentRef: v.nullable(v.string()),
  /** Reason the last payment attempt was declined. */
  paymentError: v.nullable(v.string()),
  receiptSentAt: v.nullable(InstantField),
  refundable: CentsSchema,
  items: v.array(AdminOrderItemSchema),
  refunds: v.array(RefundSchema),
  /** Oldest first. */
  steps: v.array(OrderStepSchema),
  /** Keys of its ledger transactions, oldest first. */
  ledgerKeys: v.array(v.string()),
  /** Oldest first, at most 100. */
  providerEvents: v.array(ProviderEventSchema),
});
/** Desk view of an order. */
export type AdminOrderDto = v.InferOutput<typeof AdminOrderSchema>;

/** Named schemas of the desk. */
export const orderDeskSchemas = {
  AdminOrder: AdminOrderSchema,
  AdminOrderItem: AdminOrderItemSchema,
  OrderFacts: OrderFactsSchema,
  OrderFactsPage: OrderFactsPageSchema,
  OrderStep: OrderStepSchema,
};

/** Order number, in any case. */
export const OrderNumberParams = v.object({ number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40)) });

/** Filters of the order list besides its view: a prefix, and the days (UTC) on which orders were placed. */
const narrowing = { q: optionalText(150), firstDay: v.optional(dayField()), lastDay: v.optional(dayField()) };

/** Calls of the order desk. */
export const orderDeskCalls = {
  adminOrders: defineCall({
    method: 'get',
    path: '/admin/orders',
    summary:
      'Lists orders by view, by the days they were placed, and by prefix of their number or receipt address. Lists are limited to 10,000 entries, searches to 1,000.',
    auth: 'order.inspect',
    query: v.object({
      ...listFields({ views: ORDER_VIEWS, view: 'all', sorts: ORDER_SORTS, sort: '-created' }),
      ...narrowing,
    }),
    response: OrderFactsPageSchema,
    errors: [],
  }),
  exportOrders: defineCall({
    ...linksExport,
    path: '/admin/orders/exports',
    summary: 'Creates a link to a CSV export of all orders in a view.',
    auth: 'order.inspect',
    body: v.object({ view: v.picklist(ORDER_VIEWS, 'Unknown view'), ...narrowing }),
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
