import type { DomainModule } from '../platform/domain-module.ts';
import { collectionResolvers } from './collections.resolvers.ts';
import { reviewResolvers } from './reviews.resolvers.ts';
import { restStudioCollectionsApi } from './StudioCollectionsApi.ts';
import { submissionResolvers } from './submissions.resolvers.ts';
import { restSubmissionsApi } from './SubmissionsApi.ts';

/** What studios hand in to be sold, and its review. */
export const submissionsModule = {
  apis: { submissions: restSubmissionsApi, studioCollections: restStudioCollectionsApi },
  resolvers: [submissionResolvers, reviewResolvers, collectionResolvers],
} satisfies DomainModule;
