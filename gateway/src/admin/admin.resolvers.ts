import type { AssetStatus, Resolvers } from '../generated/resolvers.ts';
import type { AssetStatusCount } from '../generated/rest.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { toTicket } from '../support/support.resolvers.ts';
import type { AdminApi } from './AdminApi.ts';

interface Context extends RequestContext {
  readonly admin: AdminApi;
}

const statuses: Record<AssetStatusCount['status'], AssetStatus> = {
  approved: 'APPROVED',
  draft: 'DRAFT',
  rejected: 'REJECTED',
  submitted: 'SUBMITTED',
  withdrawn: 'WITHDRAWN',
};

/** The shop in figures; who may see them is the api's to say. */
export const adminResolvers: Resolvers<Context> = {
  Query: {
    adminWaiting: (_root, _args, { admin }) => admin.waiting(),
    adminOverview: async (_root, _args, { admin }) => {
      const { assets, newestTickets, ...figures } = await admin.overview();
      return {
        ...figures,
        assets: assets.map(({ status, count }) => ({ status: statuses[status], count })),
        newestTickets: newestTickets.map(toTicket),
      };
    },
  },
};
