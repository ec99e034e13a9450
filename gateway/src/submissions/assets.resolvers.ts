import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import type { AssetChangeKind, Resolvers, StudioAssetStatus } from '../generated/resolvers.ts';
import type { AssetChange, StudioAsset } from '../generated/rest.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { dollars } from '../platform/money.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { omitNulls } from '../studios/omit-nulls.ts';
import type { StudioAssetsApi } from './StudioAssetsApi.ts';

interface Context extends RequestContext {
  readonly studioAssets: StudioAssetsApi;
  readonly loaders: Pick<LoadersOf<typeof catalogLoaders>, 'categories'>;
}

const statuses: Record<StudioAsset['status'], StudioAssetStatus> = { approved: 'APPROVED', withdrawn: 'WITHDRAWN' };
const kinds: Record<AssetChange['kind'], AssetChangeKind> = {
  edited: 'EDITED',
  returned: 'RETURNED',
  revised: 'REVISED',
  withdrawn: 'WITHDRAWN',
};

const stepErrors = ['IllegalTransitionError', 'NotFoundError'] as const;
const fields = { NotFoundError: 'assetId' } as const;

/** Resolvers for patterns that are or were on sale, as shown to their studio. */
export const assetResolvers: Resolvers<Context> = {
  Query: {
    studioAsset: (_root, { id }, { studioAssets }) => studioAssets.byId(id),
  },
  Mutation: {
    editStudioAsset: async (_root, { input }, { studioAssets }) => {
      const { assetId, version, description, tags } = input;
      const editing = studioAssets.edit(assetId, { version, ...omitNulls({ description, tags }) });
      const expects = ['NotFoundError', 'ValidationError', 'VersionConflictError'] as const;
      const { data, errors } = await outcomeOf(editing, { expects, fields });
      return { studioAsset: data, errors };
    },
    reviseStudioAsset: async (_root, { input: { assetId, submissionId } }, { studioAssets }) => {
      const revising = studioAssets.revise(assetId, omitNulls({ submissionId }));
      const { data, errors } = await outcomeOf(revising, { expects: stepErrors, fields });
      return { submission: data, errors };
    },
    withdrawStudioAsset: async (_root, { input }, { studioAssets }) => {
      const withdrawing = studioAssets.withdraw(input.assetId);
      const { data, errors } = await outcomeOf(withdrawing, { expects: stepErrors, fields });
      return { studioAsset: data, errors };
    },
    returnStudioAsset: async (_root, { input }, { studioAssets }) => {
      const returning = studioAssets.bringBack(input.assetId);
      const { data, errors } = await outcomeOf(returning, { expects: stepErrors, fields });
      return { studioAsset: data, errors };
    },
  },
  StudioAsset: {
    status: ({ status }) => statuses[status],
    said: (asset) => asset,
  },
  AssetSales: {
    earned: ({ earned }) => (earned === null ? null : dollars(earned)),
  },
  Submission: {
    studioAsset: ({ assetId }, _args, { studioAssets }) => (assetId === null ? null : studioAssets.byId(assetId)),
  },
  AssetChange: {
    kind: ({ kind }) => kinds[kind],
  },
  SaidOfPattern: {
    category: ({ categoryId }, _args, { loaders }) => loaders.categories.load(categoryId),
    subcategory: ({ subcategoryId }, _args, { loaders }) => loaders.categories.load(subcategoryId),
    hasExtendedLicense: ({ offersExtended }) => offersExtended,
  },
};
