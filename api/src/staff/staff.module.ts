import type { DomainModule } from '../domain-module.ts';
import { auditExport } from './audit-export.ts';
import { createAuditLogService } from './audit-log.service.ts';
import { createAudit } from './audit.ts';
import { staffPersonalData } from './personal-data.repository.ts';
import { staffRoutes, type StaffServices } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';

/** Staff roles and the audit log. */
export const staffModule = {
  services: { audit: createAudit, auditLog: createAuditLogService, staff: createStaffService },
  routes: staffRoutes,
  jobs: ({ staff }: StaffServices) => staff.jobs,
  exportedLists: ({ auditLog }: StaffServices) => [auditExport(auditLog)],
  personalData: staffPersonalData,
} satisfies DomainModule;
