import type { Resolvers, RoyaltyKind } from '../generated/resolvers.ts';
import type { RoyaltyLine } from '../generated/rest.ts';
import { dollars } from '../platform/money.ts';
import { pageInfo } from '../platform/page-info.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { RoyaltiesApi } from './RoyaltiesApi.ts';

interface Context extends RequestContext {
  readonly royalties: RoyaltiesApi;
}

const DEFAULT_PAGE_SIZE = 24;

const kinds: Record<RoyaltyLine['kind'], RoyaltyKind> = {
  sale: 'SALE',
  refund: 'REFUND',
  period: 'PERIOD',
  'period-refund': 'PERIOD_REFUND',
};

/** Resolvers for studio royalties. */
export const royaltyResolvers: Resolvers<Context> = {
  Query: {
    royaltyStatements: async (_root, { studioId }, { royalties }) =>
      (await royalties.statements(studioId))?.statements ?? null,
    royaltyStatement: async (_root, { studioId, number, page, limit }, { royalties }) => {
      const found = await royalties.statement(studioId, number, page ?? 1, limit ?? DEFAULT_PAGE_SIZE);
      return found && { ...found, pageInfo: pageInfo(found.pagination) };
    },
  },
  RoyaltyStatement: {
    total: ({ total }) => dollars(total),
  },
  RoyaltyLine: {
    kind: ({ kind }) => kinds[kind],
    net: ({ net }) => dollars(net),
    amount: ({ amount }) => dollars(amount),
  },
};
