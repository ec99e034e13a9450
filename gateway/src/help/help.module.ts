import type { DomainModule } from '../platform/domain-module.ts';
import { helpResolvers } from './help.resolvers.ts';
import { restHelpApi } from './HelpApi.ts';

/** Help center articles. */
export const helpModule = {
  apis: { help: restHelpApi },
  resolvers: [helpResolvers],
  freshSeconds: { helpCategories: 120 },
} satisfies DomainModule;
