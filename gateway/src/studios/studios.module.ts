import type { DomainModule } from '../platform/domain-module.ts';
import { applicationResolvers } from './applications.resolvers.ts';
import { restApplicationsApi } from './ApplicationsApi.ts';
import { studioDeskResolvers } from './studio-desk.resolvers.ts';
import { restStudioDeskApi } from './StudioDeskApi.ts';
import { studioResolvers } from './studios.resolvers.ts';
import { restStudiosApi } from './StudiosApi.ts';

/** Studio applications, studios and their members. */
export const studiosModule = {
  apis: { applications: restApplicationsApi, studios: restStudiosApi, studioDesk: restStudioDeskApi },
  resolvers: [applicationResolvers, studioResolvers, studioDeskResolvers],
} satisfies DomainModule;
