import type { DomainModule } from '../platform/domain-module.ts';
import { systemResolvers } from './system.resolvers.ts';
import { restSystemApi } from './SystemApi.ts';

/** The machinery of the shop, for who looks after it. */
export const systemModule = {
  apis: { system: restSystemApi },
  resolvers: [systemResolvers],
} satisfies DomainModule;
