import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { Resolvers } from '../generated/resolvers.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { StudioDeskApi } from './StudioDeskApi.ts';
import { studioRoles } from './studios.resolvers.ts';

interface Context extends RequestContext {
  readonly studioDesk: StudioDeskApi;
}

const views = { ALL: 'all', FEATURED: 'featured', HELD: 'held' } as const;
const sorts = { JOINED: 'joined', JOINED_DESC: '-joined', NAME: 'name', NAME_DESC: '-name' } as const;
const rules = {
  expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError'],
  fields: { NotFoundError: 'studioId' },
} as const;

/** Resolvers for managing studios. Authorization is enforced by the API. */
export const studioDeskResolvers: Resolvers<Context> = {
  Query: {
    adminStudios: async (_root, { view, sort, search, page, limit }, { studioDesk }) => {
      const { studios, pagination } = await studioDesk.list({
        view: views[view ?? 'ALL'],
        sort: sorts[sort ?? 'NAME'],
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: studios, pageInfo: pageInfo(pagination) };
    },
    adminStudio: (_root, { id }, { studioDesk }) => studioDesk.one(id),
  },
  Mutation: {
    exportStudios: (_root, { input: { view, search } }, { studioDesk }) =>
      exportOutcome(studioDesk.export({ view: views[view ?? 'ALL'], ...(search && { q: search }) })),
    featureStudio: async (_root, { input: { studioId, ...change } }, { studioDesk }) => {
      const { data, errors } = await outcomeOf(studioDesk.feature(studioId, change), rules);
      return { studio: data, errors };
    },
    announceStudioHold: async (_root, { input: { studioId, reason } }, { studioDesk }) => {
      const { data, errors } = await outcomeOf(studioDesk.announceHold(studioId, reason), rules);
      return { studio: data, errors };
    },
    holdStudio: async (_root, { input: { studioId, reason } }, { studioDesk }) => {
      const { data, errors } = await outcomeOf(studioDesk.hold(studioId, reason), rules);
      return { studio: data, errors };
    },
    releaseStudio: async (_root, { input: { studioId, reason } }, { studioDesk }) => {
      const { data, errors } = await outcomeOf(studioDesk.release(studioId, reason), rules);
      return { studio: data, errors };
    },
  },
  AdminStudio: {
    earned: ({ earnedCents }) => ({ minorUnits: earnedCents, currency: 'USD' }),
  },
  AdminStudioMember: {
    role: ({ role }) => studioRoles[role],
  },
};
