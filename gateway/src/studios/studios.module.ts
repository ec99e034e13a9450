import type { DomainModule } from '../platform/domain-module.ts';
import { applicationResolvers } from './applications.resolvers.ts';
import { restApplicationsApi } from './ApplicationsApi.ts';

/** How studios come into the shop. */
export const studiosModule = {
  apis: { applications: restApplicationsApi },
  resolvers: [applicationResolvers],
} satisfies DomainModule;
