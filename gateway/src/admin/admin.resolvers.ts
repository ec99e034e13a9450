import type { AdminFindKind, AdminQueueName, AssetStatus, Resolvers } from '../generated/resolvers.ts';
import type { AdminFind, AdminQueue, AssetStatusCount } from '../generated/rest.ts';
import { dollars } from '../platform/money.ts';
import { type LiveContext, subscriptionField } from '../platform/live/subscription-field.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { toTicket } from '../support/support.resolvers.ts';
import type { AdminApi } from './AdminApi.ts';

interface Context extends RequestContext, LiveContext {
  readonly admin: AdminApi;
}

const statuses: Record<AssetStatusCount['status'], AssetStatus> = {
  approved: 'APPROVED',
  draft: 'DRAFT',
  rejected: 'REJECTED',
  submitted: 'SUBMITTED',
  withdrawn: 'WITHDRAWN',
};

const kinds: Record<AdminFind['kind'], AdminFindKind> = {
  coupon: 'COUPON',
  order: 'ORDER',
  pattern: 'PATTERN',
  person: 'PERSON',
  studio: 'STUDIO',
  ticket: 'TICKET',
};

const queues: Record<AdminQueue['name'], AdminQueueName> = {
  applications: 'APPLICATIONS',
  messages: 'MESSAGES',
  reports: 'REPORTS',
  submissions: 'SUBMISSIONS',
  takedowns: 'TAKEDOWNS',
  tickets: 'TICKETS',
};

/** The shop in figures, and what is found in it; who may see them is the api's to say. */
export const adminResolvers: Resolvers<Context> = {
  Subscription: {
    adminWaitingChanged: subscriptionField(async (_args, { admin }: Context) => {
      await admin.waiting();
      return 'desks';
    }),
  },
  Query: {
    adminFinds: async (_root, { search }, { admin }) =>
      (await admin.finds(search)).map((found) => ({ ...found, kind: kinds[found.kind] })),
    adminDays: async (_root, _args, { admin }) =>
      (await admin.days()).map((day) => ({ ...day, revenue: dollars(day.revenue), refunded: dollars(day.refunded) })),
    adminWaiting: (_root, _args, { admin }) => admin.waiting(),
    adminOverview: async (_root, _args, { admin }) => {
      const { assets, newestTickets, queues: waiting, ...figures } = await admin.overview();
      return {
        ...figures,
        assets: assets.map(({ status, count }) => ({ status: statuses[status], count })),
        newestTickets: newestTickets.map(toTicket),
        queues: waiting.map((queue) => ({ ...queue, name: queues[queue.name] })),
      };
    },
  },
};
