import type { DomainModule } from '../platform/domain-module.ts';
import { royaltyResolvers } from './royalties.resolvers.ts';
import { restRoyaltiesApi } from './RoyaltiesApi.ts';

/** What studios earn. */
export const royaltiesModule = {
  apis: { royalties: restRoyaltiesApi },
  resolvers: [royaltyResolvers],
} satisfies DomainModule;
