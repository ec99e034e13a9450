import type { DomainModule } from '../platform/domain-module.ts';
import { assetDeskResolvers } from './asset-desk.resolvers.ts';
import { restAssetDeskApi } from './AssetDeskApi.ts';
import { assetResolvers } from './assets.resolvers.ts';
import { collectionResolvers } from './collections.resolvers.ts';
import { messageResolvers } from './messages.resolvers.ts';
import { reviewResolvers } from './reviews.resolvers.ts';
import { restStudioAssetsApi } from './StudioAssetsApi.ts';
import { restStudioCollectionsApi } from './StudioCollectionsApi.ts';
import { restSubmissionMessagesApi } from './SubmissionMessagesApi.ts';
import { submissionResolvers } from './submissions.resolvers.ts';
import { restSubmissionsApi } from './SubmissionsApi.ts';

/** Submissions of studios and their review. */
export const submissionsModule = {
  apis: {
    submissions: restSubmissionsApi,
    submissionMessages: restSubmissionMessagesApi,
    studioAssets: restStudioAssetsApi,
    assetDesk: restAssetDeskApi,
    studioCollections: restStudioCollectionsApi,
  },
  resolvers: [
    submissionResolvers,
    reviewResolvers,
    messageResolvers,
    collectionResolvers,
    assetResolvers,
    assetDeskResolvers,
  ],
  freshSeconds: { submissionReviewFigures: 120 },
} satisfies DomainModule;
