import type { DomainModule } from '../platform/domain-module.ts';
import { takedownResolvers } from './takedowns.resolvers.ts';
import { restTakedownsApi } from './TakedownsApi.ts';

/** Takedown requests. */
export const takedownsModule = {
  apis: { takedowns: restTakedownsApi },
  resolvers: [takedownResolvers],
} satisfies DomainModule;
