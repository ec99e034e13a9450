import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField } from '../platform/http/fields.ts';
import { orderDeskSchemas, OrderNumberParams } from './desk/order-desk.contract.ts';
import { IdempotencyHeader, RefundReasonSchema } from './orders.contract.ts';

const amountWords = 'Amount must be a whole number of US cents above 0';

const RefundInput = v.object({
  amountCents: v.optional(
    v.nullable(v.pipe(v.number(amountWords), v.safeInteger(amountWords), v.minValue(1, amountWords))),
  ),
  reason: RefundReasonSchema,
  itemIds: v.optional(v.nullable(v.pipe(v.array(IdField), v.maxLength(100, 'At most 100 items')))),
});
/** Refund request of the staff. */
export type RefundInput = v.InferOutput<typeof RefundInput>;

/** Calls by which the staff refunds orders. */
export const refundCalls = {
  refund: defineCall({
    method: 'post',
    path: '/admin/orders/{number}/refunds',
    summary:
      'Refunds an amount, the price of given items, or the whole remainder. Refunded items lose their license, as do all items once the order is refunded in full. The same key never refunds twice.',
    auth: 'order.refund',
    params: OrderNumberParams,
    headers: IdempotencyHeader,
    body: RefundInput,
    response: orderDeskSchemas.AdminOrder,
    status: 201,
    errors: ['not_found', 'refund_refused', 'idempotency_conflict', 'proof_required'],
  }),
};
