import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { CentsSchema } from '../platform/money/price.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What happened in the shop on a day (UTC), such as `2026-11-25`. */
const AdminDaySchema = v.object({
  day: v.string(),
  /** What was paid for patterns and plans, before anything went back. */
  revenue: CentsSchema,
  /** What went back on this day, whenever it was paid. */
  refunded: CentsSchema,
  /** Orders and periods of plans that were paid. */
  orders: Count,
  periods: Count,
  /** Accounts that were made and are still there. */
  people: Count,
  subscriptionsBegun: Count,
  subscriptionsCanceled: Count,
  /** Renewals whose payment failed. */
  paymentsFailed: Count,
});
/** What happened in the shop on a day. */
export type AdminDayDto = v.InferOutput<typeof AdminDaySchema>;

const AdminDaysSchema = v.object({ days: v.array(AdminDaySchema) });

/** The named shapes of the figures by day. */
export const daySchemas = { AdminDay: AdminDaySchema, AdminDays: AdminDaysSchema };

/** The figures of the shop by day. */
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
