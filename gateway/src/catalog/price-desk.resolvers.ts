import { DEFAULT_PAGE_SIZE, publicAssetId } from '@halfdrop/domain';
import type { Resolvers } from '../generated/resolvers.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf, type PayloadRules } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { PriceDeskApi } from './PriceDeskApi.ts';

interface Context extends RequestContext {
  readonly priceDesk: PriceDeskApi;
}

const kindsOfRest = { ASSET: 'asset', CATEGORY: 'category', SURCHARGE: 'surcharge' } as const;
const kinds = { asset: 'ASSET', category: 'CATEGORY', surcharge: 'SURCHARGE' } as const;
const statuses = { canceled: 'CANCELED', planned: 'PLANNED', started: 'STARTED' } as const;

const refusals = {
  expects: ['NotFoundError', 'ValidationError', 'VersionConflictError'],
  fields: { NotFoundError: 'id', VersionConflictError: 'version' },
} satisfies PayloadRules<'NotFoundError' | 'ValidationError' | 'VersionConflictError'>;

/** Resolvers for managing prices. Authorization is enforced by the API. */
export const priceDeskResolvers: Resolvers<Context> = {
  Query: {
    adminPriceBook: (_root, _args, { priceDesk }) => priceDesk.book(),
    adminOwnPrices: async (_root, { page, limit }, { priceDesk }) => {
      const wanted = { page: page ?? 1, limit: limit ?? DEFAULT_PAGE_SIZE };
      const { entries, pagination } = await priceDesk.ownPrices(wanted);
      return { items: entries, pageInfo: pageInfo(pagination) };
    },
    adminPrice: (_root, { kind, id }, { priceDesk }) => priceDesk.one(kindsOfRest[kind], id),
  },
  Mutation: {
    changePrice: async (_root, { input }, { priceDesk }) => {
      const { kind, id, price, startsAt, reason, version } = input;
      const change = { price: price ?? null, startsAt: startsAt ?? null, reason, version };
      const { data, errors } = await outcomeOf(priceDesk.change(kindsOfRest[kind], id, change), refusals);
      return { entry: data, errors };
    },
    cancelPlannedPrice: async (_root, { input: { kind, id, reason, version } }, { priceDesk }) => {
      const { data, errors } = await outcomeOf(priceDesk.cancel(kindsOfRest[kind], id, { reason, version }), refusals);
      return { entry: data, errors };
    },
  },
  PriceEntry: {
    kind: ({ kind }) => kinds[kind],
    sku: ({ skuId }) => (skuId === null ? null : publicAssetId(skuId)),
  },
  PriceVersion: { status: ({ status }) => statuses[status] },
};
