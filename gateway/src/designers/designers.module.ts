import type { DomainModule } from '../platform/domain-module.ts';
import { designerResolvers } from './designers.resolvers.ts';
import { restDesignersApi } from './DesignersApi.ts';
import { designerLoaders } from './designers.loaders.ts';

/** Studios, and following them. */
export const designersModule = {
  apis: { designers: restDesignersApi },
  resolvers: [designerResolvers],
  loaders: designerLoaders,
  freshSeconds: { assetDesigners: 120, designer: 120, designerCollections: 120, designerStats: 120, designers: 120 },
} satisfies DomainModule;
