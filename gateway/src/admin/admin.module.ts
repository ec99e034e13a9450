import type { DomainModule } from '../platform/domain-module.ts';
import { adminResolvers } from './admin.resolvers.ts';
import { restAdminApi } from './AdminApi.ts';

/** The admin overview. */
export const adminModule = {
  apis: { admin: restAdminApi },
  resolvers: [adminResolvers],
} satisfies DomainModule;
