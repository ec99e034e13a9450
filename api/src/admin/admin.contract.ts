import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';
import { supportSchemas } from '../support/support.contract.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many patterns stand where on their way into the shop. */
const AssetStatusCountSchema = v.object({
  status: v.picklist(['draft', 'submitted', 'approved', 'rejected', 'withdrawn']),
  count: Count,
});

/** The shop in figures, for who runs it; `newestTickets` are the newest open ones, at most 10. */
const AdminOverviewSchema = v.object({
  assets: v.array(AssetStatusCountSchema),
  accountCount: Count,
  paidOrderCount: Count,
  /** Payments that were not due and went back by themselves: a second one for an order, or another amount. */
  returnedPaymentCount: Count,
  openTicketCount: Count,
  overdueTicketCount: Count,
  /** Messages of the contact form in the last 7 days. */
  recentMessageCount: Count,
  newestTickets: v.array(supportSchemas.Ticket),
  countedAt: InstantField,
});
/** The shop in figures, for who runs it. */
export type AdminOverviewDto = v.InferOutput<typeof AdminOverviewSchema>;

/** How much waits for the staff. */
const AdminWaitingSchema = v.object({
  /** Submissions without a verdict. */
  submissions: Count,
  /** Patterns of which a studio waits for an answer of a reviewer. */
  submissionMessages: Count,
  /** Applications for studios without a decision. */
  applications: Count,
  /** Tickets whose answer the shop owes. */
  tickets: Count,
  /** Those of them that are late. */
  overdueTickets: Count,
  /** Reported reviews without a decision. */
  reportedReviews: Count,
  /** Takedown requests without a decision. */
  takedowns: Count,
});
/** How much waits for the staff. */
export type AdminWaitingDto = v.InferOutput<typeof AdminWaitingSchema>;

/** The named shapes of this domain. */
export const adminSchemas = {
  AdminOverview: AdminOverviewSchema,
  AdminWaiting: AdminWaitingSchema,
  AssetStatusCount: AssetStatusCountSchema,
};

/** The calls of this domain, for admins alone. */
export const adminCalls = {
  overview: defineCall({
    method: 'get',
    path: '/admin/overview',
    summary:
      'Returns the numbers of patterns by status, accounts, paid orders, open tickets and recent messages, with the newest tickets.',
    auth: 'shop.overview',
    response: AdminOverviewSchema,
    errors: [],
  }),
  waiting: defineCall({
    method: 'get',
    path: '/admin/waiting',
    summary: 'Counts the submissions, applications and tickets that await staff.',
    auth: 'shop.overview',
    response: AdminWaitingSchema,
    errors: [],
  }),
};
