import type { DomainModule } from '../domain-module.ts';
import { createAuditLogService } from './audit-log.service.ts';
import { createAudit } from './audit.ts';
import { staffPersonalData } from './personal-data.repository.ts';
import { staffRoutes } from './staff.routes.ts';

/** Who works for the shop, and what they have changed in it. */
export const staffModule = {
  services: { audit: createAudit, auditLog: createAuditLogService },
  routes: staffRoutes,
  personalData: staffPersonalData,
} satisfies DomainModule;
