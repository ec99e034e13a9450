import { BUYABLE_LICENSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { CentsSchema } from '../platform/money/price.ts';
import { ORDER_STATUSES } from './order-states.ts';
import { IdempotencyHeader, RefundSchema, RefundReasonSchema } from './orders.contract.ts';

const amountWords = 'Amount must be a whole number of US cents above 0';

/** A bought pattern as the operator sees it; `paid` is after its part of the discount. */
const AdminOrderItemSchema = v.object({
  id: v.string(),
  title: v.string(),
  license: v.picklist(BUYABLE_LICENSES),
  paid: CentsSchema,
  isRefunded: v.boolean(),
});

/** An order as the operator sees it; amounts in US cents. `refundable` is what has neither gone back nor been asked for. */
const AdminOrderSchema = v.object({
  number: v.string(),
  status: v.picklist(ORDER_STATUSES),
  createdAt: InstantField,
  receiptEmail: v.string(),
  total: CentsSchema,
  refundable: CentsSchema,
  items: v.array(AdminOrderItemSchema),
  refunds: v.array(RefundSchema),
});
/** An order as the operator sees it. */
export type AdminOrderDto = v.InferOutput<typeof AdminOrderSchema>;

const RefundInput = v.object({
  amountCents: v.optional(
    v.nullable(v.pipe(v.number(amountWords), v.safeInteger(amountWords), v.minValue(1, amountWords))),
  ),
  reason: RefundReasonSchema,
  itemIds: v.optional(v.nullable(v.pipe(v.array(IdField), v.maxLength(100, 'At most 100 items')))),
});
/** What the operator asks for. */
export type RefundInput = v.InferOutput<typeof RefundInput>;

/** The named shapes of refunds. */
export const refundSchemas = { AdminOrder: AdminOrderSchema, AdminOrderItem: AdminOrderItemSchema };

const NumberParams = v.object({ number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40)) });

/** The operator's calls about orders. */
export const refundCalls = {
  adminOrder: defineCall({
    method: 'get',
    path: '/admin/orders/{number}',
    summary: 'An order by its number, with what can still be refunded.',
    auth: 'order.inspect',
    params: NumberParams,
    response: AdminOrderSchema,
    errors: ['not_found'],
  }),
  refund: defineCall({
    method: 'post',
    path: '/admin/orders/{number}/refunds',
    summary:
      'Gives money back: an amount, what some items cost, or all that is left. Items named, or all with the last cent, lose their license. The same key never refunds twice.',
    auth: 'order.refund',
    params: NumberParams,
    headers: IdempotencyHeader,
    body: RefundInput,
    response: AdminOrderSchema,
    status: 201,
    alsoStatus: [200],
    errors: ['not_found', 'refund_refused', 'idempotency_conflict', 'proof_required'],
  }),
};
