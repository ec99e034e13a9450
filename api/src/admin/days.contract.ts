import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { CentsSchema } from '../platform/money/price.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Figures of one day (UTC), such as `2026-11-25`. */
const AdminDaySchema = v.object({
  day: v.string(),
  /** Payments for patterns and plans, before refunds. */
  revenue: CentsSchema,
  /** Refunds made on this day, whenever they were paid for. */
  refunded: CentsSchema,
  /** Paid orders and paid periods of plans. */
  orders: Count,
  periods: Count,
  /** Accounts created that still exist. */
  people: Count,
  subscriptionsBegun: Count,
  subscriptionsCanceled: Count,
  /** Renewals whose payment failed. */
  paymentsFailed: Count,
});
/** Figures of one day. */
export type AdminDayDto = v.InferOutput<typeof AdminDaySchema>;

const AdminDaysSchema = v.object({ days: v.array(AdminDaySchema) });

/** Named schemas for the figures by day. */
export const daySchemas = { AdminDay: AdminDaySchema, AdminDays: AdminDaysSchema };

/** Endpoints for figures by day. */
export const dayCalls = {
  days: defineCall({
    method: 'get',
    path: '/admin/days',
    summary:
      'Returns sales, refunds, and new and canceled subscriptions for each of the last 30 days, oldest first, including today.',
    auth: 'money.inspect',
    response: AdminDaysSchema,
    errors: [],
  }),
};
