import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type { Resolvers, TakedownStatus } from '../generated/resolvers.ts';
import type { TakedownState } from '../generated/rest.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { TakedownsApi } from './TakedownsApi.ts';

interface Context extends RequestContext {
  readonly takedowns: TakedownsApi;
}

const views = { ALL: 'all', CLOSED: 'closed', HELD: 'held', WAITING: 'waiting' } as const;
const sorts = { DUE: 'due', DUE_DESC: '-due' } as const;
const statuses: Record<TakedownState['status'], TakedownStatus> = {
  countered: 'COUNTERED',
  held: 'HELD',
  in_court: 'IN_COURT',
  refused: 'REFUSED',
  restored: 'RESTORED',
  unconfirmed: 'UNCONFIRMED',
  waiting: 'WAITING',
};
const stepErrors = ['IllegalTransitionError', 'NotFoundError', 'ValidationError'] as const;
const byNumber = { expects: stepErrors, fields: { NotFoundError: 'number' } } as const;
const byToken = { NotFoundError: 'token' } as const;

const shown = { status: ({ status }: Pick<TakedownState, 'status'>) => statuses[status] };

/** Resolvers for takedown requests. Authorization is enforced by the API. */
export const takedownResolvers: Resolvers<Context> = {
  Query: {
    takedowns: async (_root, { view, sort, search, page, limit }, { takedowns }) => {
      const { takedowns: items, pagination } = await takedowns.list({
        view: views[view ?? 'WAITING'],
        sort: sorts[sort ?? 'DUE'],
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items, pageInfo: pageInfo(pagination) };
    },
    takedown: (_root, { number }, { takedowns }) => takedowns.byNumber(number),
    studioTakedowns: (_root, { studioId }, { takedowns }) => takedowns.ofStudio(studioId),
  },
  Mutation: {
    requestTakedown: async (_root, { input }, { takedowns }) => {
      const { data, errors } = await outcomeOf(takedowns.request(input), { expects: ['ValidationError'] });
      return { receipt: data, errors };
    },
    confirmTakedown: async (_root, { input: { token } }, { takedowns }) => {
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(takedowns.confirm(token), { expects, fields: byToken });
      return { takedown: data, errors };
    },
    reportCourtCase: async (_root, { input: { token, court } }, { takedowns }) => {
      const rules = { expects: stepErrors, fields: byToken } as const;
      const { data, errors } = await outcomeOf(takedowns.goToCourt(token, court), rules);
      return { takedown: data, errors };
    },
    counterTakedown: async (_root, { input: { number, ...notice } }, { takedowns }) => {
      const { data, errors } = await outcomeOf(takedowns.counter(number, notice), byNumber);
      return { takedown: data, errors };
    },
    holdForTakedown: async (_root, { input: { number, reason } }, { takedowns }) => {
      const { data, errors } = await outcomeOf(takedowns.hold(number, reason), byNumber);
      return { takedown: data, errors };
    },
    refuseTakedown: async (_root, { input: { number, reason } }, { takedowns }) => {
      const { data, errors } = await outcomeOf(takedowns.refuse(number, reason), byNumber);
      return { takedown: data, errors };
    },
    restoreAfterTakedown: async (_root, { input: { number, reason } }, { takedowns }) => {
      const { data, errors } = await outcomeOf(takedowns.restore(number, reason), byNumber);
      return { takedown: data, errors };
    },
  },
  StudioTakedown: shown,
  Takedown: shown,
  TakedownState: shown,
  TakedownStep: shown,
  TakedownSummary: shown,
};
