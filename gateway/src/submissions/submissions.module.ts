import type { DomainModule } from '../platform/domain-module.ts';
import { reviewResolvers } from './reviews.resolvers.ts';
import { submissionResolvers } from './submissions.resolvers.ts';
import { restSubmissionsApi } from './SubmissionsApi.ts';

/** What studios hand in to be sold, and its review. */
export const submissionsModule = {
  apis: { submissions: restSubmissionsApi },
  resolvers: [submissionResolvers, reviewResolvers],
} satisfies DomainModule;
