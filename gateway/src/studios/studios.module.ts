import type { DomainModule } from '../platform/domain-module.ts';
import { applicationResolvers } from './applications.resolvers.ts';
import { restApplicationsApi } from './ApplicationsApi.ts';
import { studioResolvers } from './studios.resolvers.ts';
import { restStudiosApi } from './StudiosApi.ts';

/** How studios come into the shop, and who works in them. */
export const studiosModule = {
  apis: { applications: restApplicationsApi, studios: restStudiosApi },
  resolvers: [applicationResolvers, studioResolvers],
} satisfies DomainModule;
