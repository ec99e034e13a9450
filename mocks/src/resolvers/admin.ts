import { designers } from '../factories/designer.ts';
import { adminDays } from '../factories/admin-day.ts';
import { ticket } from '../factories/ticket.ts';
import type { AdminQueue, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';

const countedAt = '2026-11-02T09:00:00.000Z';

function queues(submissions: number): AdminQueue[] {
  return [
    { name: 'SUBMISSIONS', count: submissions, dueAt: '2026-11-03T17:00:00.000Z', oldestAt: null },
    { name: 'MESSAGES', count: 1, dueAt: null, oldestAt: '2026-11-01T10:00:00.000Z' },
    { name: 'APPLICATIONS', count: 3, dueAt: '2026-11-04T17:00:00.000Z', oldestAt: null },
    { name: 'TICKETS', count: 2, dueAt: '2026-11-02T08:00:00.000Z', oldestAt: null },
    { name: 'REPORTS', count: 2, dueAt: null, oldestAt: '2026-10-31T10:00:00.000Z' },
    { name: 'TAKEDOWNS', count: 1, dueAt: '2026-11-05T17:00:00.000Z', oldestAt: null },
  ];
}

/**
 * Resolvers visible only to admins and contributors.
 * @param submissionsWaiting returns the number of submissions awaiting review
 */
export function adminQueries(shop: Shop, submissionsWaiting: () => number): QueryResolvers {
  return {
    adminWaiting: (_root, _args, context) => {
      shop.demand(context, 'shop.overview');
      return {
        submissions: submissionsWaiting(),
        submissionMessages: 1,
        applications: 3,
        tickets: 2,
        overdueTickets: 1,
        reportedReviews: 2,
        takedowns: 1,
      };
    },
    adminDays: (_root, _args, context) => {
      shop.demand(context, 'money.inspect');
      return adminDays();
    },
    adminOverview: (_root, _args, context) => {
      shop.demand(context, 'shop.overview');
      return {
        assets: [
          { status: 'APPROVED', count: shop.catalog.length },
          { status: 'WITHDRAWN', count: 2 },
        ],
        accountCount: shop.accounts.length,
        paidOrderCount: 7,
        returnedPaymentCount: 1,
        openTicketCount: 2,
        overdueTicketCount: 1,
        recentMessageCount: 3,
        newestTickets: [
          ticket({
            number: 'HD-T-22222222',
            topic: 'PAYMENTS',
            subject: 'No receipt',
            description: 'It has not come.',
            dueAt: countedAt,
          }),
          ticket({
            number: 'HD-T-33333333',
            topic: null,
            subject: 'Contact form: billing',
            description: 'Where do I change the card?',
            createdAt: '2026-11-02T08:00:00.000Z',
            dueAt: '2026-11-03T08:00:00.000Z',
          }),
        ],
        queues: queues(submissionsWaiting()),
        countedAt,
      };
    },
    contributorStudio: (_root, _args, context) => {
      shop.demand(context, 'studio.read');
      return designers[0] ?? null;
    },
  };
}
