import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';
import { supportSchemas } from '../support/support.contract.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Number of patterns by status. */
const AssetStatusCountSchema = v.object({
  status: v.picklist(['draft', 'submitted', 'approved', 'rejected', 'withdrawn']),
  count: Count,
});

/** Pending work of one kind: when the first answer is due, or since when the oldest item waits if none is promised. */
const AdminQueueSchema = v.object({
  name: v.picklist(['submissions', 'messages', 'applications', 'tickets', 'reports', 'takedowns']),
  count: Count,
  dueAt: v.nullable(InstantField),
  oldestAt: v.nullable(InstantField),
});
/** Pending work of one kind. */
export type AdminQueueDto = v.InferOutput<typeof AdminQueueSchema>;

/** Key figures of the shop for staff; `newestTickets` are the newest open ones, at most 10. */
const AdminOverviewSchema = v.object({
  assets: v.array(AssetStatusCountSchema),
  accountCount: Count,
  paidOrderCount: Count,
  /** Returned payments that were not due: a second one for an order, or one with another amount. */
  returnedPaymentCount: Count,
  openTicketCount: Count,
  overdueTicketCount: Count,
  /** Contact form messages of the last 7 days. */
  recentMessageCount: Count,
  newestTickets: v.array(supportSchemas.Ticket),
  /** In menu order. */
  queues: v.array(AdminQueueSchema),
  countedAt: InstantField,
});
/** Key figures of the shop for staff. */
export type AdminOverviewDto = v.InferOutput<typeof AdminOverviewSchema>;

/** Amount of work that awaits staff. */
const AdminWaitingSchema = v.object({
  /** Submissions without a verdict. */
  submissions: Count,
  /** Patterns whose studio awaits an answer from a reviewer. */
  submissionMessages: Count,
  /** Applications without a decision. */
  applications: Count,
  /** Tickets that await an answer. */
  tickets: Count,
  /** Overdue tickets among them. */
  overdueTickets: Count,
  /** Reported reviews without a decision. */
  reportedReviews: Count,
  /** Takedown requests without a decision. */
  takedowns: Count,
});
/** Amount of work that awaits staff. */
export type AdminWaitingDto = v.InferOutput<typeof AdminWaitingSchema>;

/** Named schemas of this domain. */
export const adminSchemas = {
  AdminOverview: AdminOverviewSchema,
  AdminQueue: AdminQueueSchema,
  AdminWaiting: AdminWaitingSchema,
  AssetStatusCount: AssetStatusCountSchema,
};

/** Endpoints of this domain, for admins only. */
export const adminCalls = {
  overview: defineCall({
    method: 'get',
    path: '/admin/overview',
    summary:
      'Returns the numbers of patterns by status, accounts, paid orders, open tickets and recent messages, with the newest tickets and the age of each queue.',
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
