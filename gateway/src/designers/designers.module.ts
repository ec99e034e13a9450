import type { DomainModule } from '../platform/domain-module.ts';
import { designerResolvers } from './designers.resolvers.ts';
import { digestResolvers } from './digests.resolvers.ts';
import { restDigestsApi } from './DigestsApi.ts';
import { restDesignersApi } from './DesignersApi.ts';
import { designerLoaders } from './designers.loaders.ts';

/** Studios, following them, and follower emails. */
export const designersModule = {
  apis: { designers: restDesignersApi, digests: restDigestsApi },
  resolvers: [designerResolvers, digestResolvers],
  loaders: designerLoaders,
  freshSeconds: { assetDesigners: 120, designer: 120, designerCollections: 120, designerStats: 120, designers: 120 },
} satisfies DomainModule;
