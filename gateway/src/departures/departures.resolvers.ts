import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { DeparturesApi } from './DeparturesApi.ts';

interface Context extends RequestContext {
  readonly departures: DeparturesApi;
}

const fields = { NotFoundError: 'studioId' } as const;

/** Resolvers for studio departures. Authorization is enforced by the API. */
export const departureResolvers: Resolvers<Context> = {
  Query: {
    studioDeparture: (_root, { studioId }, { departures }) => departures.ofStudio(studioId),
    departures: (_root, _args, { departures }) => departures.list(),
  },
  Mutation: {
    announceDeparture: async (_root, { input: { studioId, leavesAt } }, { departures }) => {
      const rules = { expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError'], fields } as const;
      const { data, errors } = await outcomeOf(departures.announce(studioId, leavesAt), rules);
      return { studioDeparture: data, errors };
    },
    takeDepartureBack: async (_root, { input: { studioId } }, { departures }) => {
      const rules = { expects: ['IllegalTransitionError', 'NotFoundError'], fields } as const;
      const { data, errors } = await outcomeOf(departures.takeBack(studioId), rules);
      return { studioDeparture: data, errors };
    },
    linkStudioPack: async (_root, { input: { studioId } }, { departures }) => {
      const { data, errors } = await outcomeOf(departures.linkPack(studioId), { expects: ['NotFoundError'], fields });
      return { url: data?.url ?? null, errors };
    },
    closeStudio: async (_root, { input }, { departures }) => {
      const expects = ['IllegalTransitionError', 'ProofRequiredError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(departures.close(input), { expects });
      return { departure: data, errors };
    },
    takeClosingBack: async (_root, { input: { studioId, reason } }, { departures }) => {
      const expects = ['IllegalTransitionError', 'NotFoundError', 'ProofRequiredError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(departures.takeClosingBack(studioId, reason), { expects, fields });
      return { departures: data, errors };
    },
  },
};
