import { DEFAULT_PAGE_SIZE, publicAssetId } from '@halfdrop/domain';
import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import type { Resolvers, StudioAssetStatus } from '../generated/resolvers.ts';
import type { AdminAssetSummary } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { AssetDeskApi } from './AssetDeskApi.ts';

interface Context extends RequestContext {
  readonly assetDesk: AssetDeskApi;
  readonly loaders: Pick<LoadersOf<typeof catalogLoaders>, 'assets'>;
}

const views = {
  ALL: 'all',
  FEATURED: 'featured',
  HELD: 'held',
  LIMITED: 'limited',
  ON_SALE: 'on_sale',
  WITHDRAWN: 'withdrawn',
} as const;
const sorts = { PUBLISHED: 'published', PUBLISHED_DESC: '-published' } as const;
const statuses: Record<AdminAssetSummary['status'], StudioAssetStatus> = {
  approved: 'APPROVED',
  withdrawn: 'WITHDRAWN',
};
const fields = { NotFoundError: 'assetId' } as const;
const stepRules = { expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError'], fields } as const;

const shown = {
  sku: ({ skuId }: Pick<AdminAssetSummary, 'skuId'>) => publicAssetId(skuId),
  status: ({ status }: Pick<AdminAssetSummary, 'status'>) => statuses[status],
};

/** Resolvers for managing patterns. Authorization is enforced by the API. */
export const assetDeskResolvers: Resolvers<Context> = {
  Query: {
    adminAssets: async (_root, { view, sort, search, page, limit }, { assetDesk }) => {
      const { assets, pagination } = await assetDesk.list({
        view: views[view ?? 'ALL'],
        sort: sorts[sort ?? 'PUBLISHED_DESC'],
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: assets, pageInfo: pageInfo(pagination) };
    },
    adminAsset: (_root, { id }, { assetDesk }) => assetDesk.one(id),
  },
  Mutation: {
    exportAssets: (_root, { input: { view, search } }, { assetDesk }) =>
      exportOutcome(assetDesk.export({ view: views[view ?? 'ALL'], ...(search && { q: search }) })),
    rewordAsset: async (_root, { input: { assetId, ...words } }, { assetDesk }) => {
      const { data, errors } = await outcomeOf(assetDesk.reword(assetId, words), {
        expects: ['NotFoundError', 'ValidationError', 'VersionConflictError'],
        fields: { ...fields, VersionConflictError: 'version' },
      });
      return { asset: data, errors };
    },
    limitAsset: async (_root, { input: { assetId, lastDay, reason } }, { assetDesk }) => {
      const limiting = assetDesk.limit(assetId, { lastDay: lastDay ?? null, reason });
      const { data, errors } = await outcomeOf(limiting, stepRules);
      return { asset: data, errors };
    },
    featureAsset: async (_root, { input: { assetId, ...featuring } }, { assetDesk }) => {
      const { data, errors } = await outcomeOf(assetDesk.feature(assetId, featuring), stepRules);
      return { asset: data, errors };
    },
    announceAssetHold: async (_root, { input: { assetId, reason } }, { assetDesk }) => {
      const { data, errors } = await outcomeOf(assetDesk.announceHold(assetId, reason), stepRules);
      return { asset: data, errors };
    },
    holdAsset: async (_root, { input: { assetId, reason } }, { assetDesk }) => {
      const { data, errors } = await outcomeOf(assetDesk.hold(assetId, reason), stepRules);
      return { asset: data, errors };
    },
    releaseAsset: async (_root, { input: { assetId, reason } }, { assetDesk }) => {
      const { data, errors } = await outcomeOf(assetDesk.release(assetId, reason), stepRules);
      return { asset: data, errors };
    },
  },
  AdminAssetSummary: shown,
  AdminAsset: {
    ...shown,
    asset: ({ id, status }, _args, { loaders }) => (status === 'approved' ? loaders.assets.load(id) : null),
  },
};
