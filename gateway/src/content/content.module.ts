import type { DomainModule } from '../platform/domain-module.ts';
import { contentResolvers } from './content.resolvers.ts';
import { restContentApi } from './ContentApi.ts';

/** Texts of the shop, and its licenses. */
export const contentModule = {
  apis: { content: restContentApi },
  resolvers: [contentResolvers],
  freshSeconds: { contentPage: 120, licenses: 600 },
} satisfies DomainModule;
