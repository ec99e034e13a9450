import type { DomainModule } from '../platform/domain-module.ts';
import { takedownResolvers } from './takedowns.resolvers.ts';
import { restTakedownsApi } from './TakedownsApi.ts';

/** Claims of rights in patterns. */
export const takedownsModule = {
  apis: { takedowns: restTakedownsApi },
  resolvers: [takedownResolvers],
} satisfies DomainModule;
