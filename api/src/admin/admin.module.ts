import type { DomainModule } from '../domain-module.ts';
import { adminRoutes } from './admin.routes.ts';
import { createAdminService, type AdminService } from './admin.service.ts';

/** Overview of the shop for staff. */
export const adminModule = {
  services: { admin: createAdminService },
  routes: (router, environment, { admin }: { readonly admin: AdminService }) => adminRoutes(router, environment, admin),
} satisfies DomainModule;
