import type { DomainModule } from '../platform/domain-module.ts';
import { assetDeskResolvers } from './asset-desk.resolvers.ts';
import { restAssetDeskApi } from './AssetDeskApi.ts';
import { assetResolvers } from './assets.resolvers.ts';
import { collectionResolvers } from './collections.resolvers.ts';
import { reviewResolvers } from './reviews.resolvers.ts';
import { restStudioAssetsApi } from './StudioAssetsApi.ts';
import { restStudioCollectionsApi } from './StudioCollectionsApi.ts';
import { submissionResolvers } from './submissions.resolvers.ts';
import { restSubmissionsApi } from './SubmissionsApi.ts';

/** What studios hand in to be sold, and its review. */
export const submissionsModule = {
  apis: {
    submissions: restSubmissionsApi,
    studioAssets: restStudioAssetsApi,
    assetDesk: restAssetDeskApi,
    studioCollections: restStudioCollectionsApi,
  },
  resolvers: [submissionResolvers, reviewResolvers, collectionResolvers, assetResolvers, assetDeskResolvers],
  freshSeconds: { submissionReviewFigures: 120 },
} satisfies DomainModule;
