import * as v from 'valibot';
import { BuyableLicenseSchema } from '../cart/cart.contract.ts';
import { AssetSchema } from '../catalog/catalog.contract.ts';
import { PaletteSchema } from '../catalog/palettes.contract.ts';
import { EntitlementSchema } from '../downloads/downloads.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { PaginationSchema, limitField, pageField } from '../platform/http/pagination.ts';
import { CentsSchema, PaiseSchema } from '../platform/money/price.ts';
import { ORDER_STATUSES } from './order-states.ts';

/** Status of an order. */
const OrderStatusSchema = v.picklist(ORDER_STATUSES);

/** Reason of a refund by the staff. */
export const RefundReasonSchema = v.picklist(
  ['duplicate', 'failed-delivery', 'defective-file'],
  'Reason must be duplicate, failed-delivery or defective-file',
);

/** A refund, completed or pending; `reason` is null if made at the payment provider. */
export const RefundSchema = v.object({
  id: v.string(),
  amount: CentsSchema,
  reason: v.nullable(RefundReasonSchema),
  status: v.picklist(['requested', 'done']),
  requestedAt: InstantField,
  completedAt: v.nullable(InstantField),
});
/** A refund, completed or pending. */
export type RefundDto = v.InferOutput<typeof RefundSchema>;

/**
 * Purchased pattern with the title, price and license terms at the time of purchase; `asset` is null once it has left
 * the shop, `palette` is null for the original colors.
 */
const OrderItemSchema = v.object({
  id: v.string(),
  asset: v.nullable(AssetSchema),
  title: v.string(),
  license: BuyableLicenseSchema,
  palette: v.nullable(PaletteSchema),
  licenseTermsVersion: v.optional(v.nullable(v.number()), null),
  price: CentsSchema,
  entitlement: v.nullable(EntitlementSchema),
});

/** A purchase; amounts in US cents. */
export const OrderSchema = v.object({
  id: v.string(),
  number: v.string(),
  sessionId: v.string(),
  status: OrderStatusSchema,
  items: v.array(OrderItemSchema),
  subtotal: CentsSchema,
  discount: CentsSchema,
  total: CentsSchema,
  /** Total in paise by the price book; null for orders placed before it was recorded. */
  totalInr: v.nullable(PaiseSchema),
  createdAt: InstantField,
  completedAt: v.nullable(InstantField),
  receiptEmail: v.string(),
  receiptStatus: v.picklist(['pending', 'sent']),
  paymentUrl: v.nullable(v.string()),
  paymentError: v.nullable(v.string()),
  /** Total refunded so far. */
  refunded: CentsSchema,
  refunds: v.array(RefundSchema),
  /** URL of the receipt PDF; null until it exists. */
  receiptUrl: v.nullable(v.string()),
});
/** A purchase; amounts in US cents. */
export type OrderDto = v.InferOutput<typeof OrderSchema>;

/** One numbered page of orders. */
const OrderPageSchema = v.object({ orders: v.array(OrderSchema), pagination: PaginationSchema });
/** One numbered page of orders. */
export type OrderPageDto = v.InferOutput<typeof OrderPageSchema>;

const expectedTotalWords = 'Expected total must be a whole number of US cents';

/** Named schemas of this domain. */
export const orderSchemas = {
  Order: OrderSchema,
  OrderItem: OrderItemSchema,
  OrderPage: OrderPageSchema,
  Refund: RefundSchema,
};

/** Idempotency key of a request: repeating it returns the same reply without a second effect. */
export const IdempotencyHeader = v.object({
  'idempotency-key': v.pipe(
    v.string('Idempotency-Key is required'),
    v.regex(/^[\x21-\x7e]{8,200}$/, 'Idempotency-Key must be 8 to 200 printable ASCII characters without spaces'),
  ),
});

const OrderParams = v.object({ orderId: IdField });
const SessionParams = v.object({ sessionId: IdField });

/** Calls of this domain. */
export const orderCalls = {
  checkout: defineCall({
    method: 'post',
    path: '/orders/checkout-session',
    summary: 'Creates an order from the cart and opens its payment session. The same key never creates a second order.',
    auth: 'order.place',
    needsSwitch: 'purchases',
    headers: IdempotencyHeader,
    body: v.object({
      expectedTotal: v.pipe(
        v.number(expectedTotalWords),
        v.safeInteger(expectedTotalWords),
        v.minValue(0, expectedTotalWords),
      ),
    }),
    response: OrderSchema,
    status: 201,
    errors: [
      'cart_not_ready',
      'total_changed',
      'switched_off',
      'idempotency_conflict',
      'rate_limited',
      'payment_unavailable',
    ],
  }),
  bySession: defineCall({
    method: 'get',
    path: '/orders/by-session/{sessionId}',
    summary: 'Returns the order of a payment session, only to its owner.',
    auth: 'order.read',
    params: SessionParams,
    response: OrderSchema,
    errors: ['not_found'],
  }),
  list: defineCall({
    method: 'get',
    path: '/orders',
    summary: 'Lists the orders of the signed-in user, newest first.',
    auth: 'order.list',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: OrderPageSchema,
    errors: [],
  }),
  byId: defineCall({
    method: 'get',
    path: '/orders/{orderId}',
    summary: 'Returns an order, only to its owner.',
    auth: 'order.read',
    params: OrderParams,
    response: OrderSchema,
    errors: ['not_found'],
  }),
  receipt: defineCall({
    method: 'get',
    path: '/api/orders/{orderId}/receipt',
    summary: 'Returns the receipt of a paid order as PDF, only to its owner.',
    auth: 'order.read',
    params: OrderParams,
    response: { mediaTypes: ['application/pdf'] },
    errors: ['not_found'],
  }),
};
