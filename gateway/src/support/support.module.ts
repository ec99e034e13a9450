import type { DomainModule } from '../platform/domain-module.ts';
import { supportResolvers } from './support.resolvers.ts';
import { restSupportApi } from './SupportApi.ts';

/** Tickets and messages. */
export const supportModule = {
  apis: { support: restSupportApi },
  resolvers: [supportResolvers],
} satisfies DomainModule;
