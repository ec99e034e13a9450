import type { Router } from 'express';
import type { ExportService } from '../exports/exports.service.ts';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import { AUDIT_EXPORT } from './audit-export.ts';
import type { AuditLogService } from './audit-log.service.ts';
import { auditCalls } from './audit.contract.ts';
import { staffCalls } from './staff.contract.ts';
import type { StaffService } from './staff.service.ts';

/** Dependencies of this domain's routes. */
export interface StaffServices {
  readonly auditLog: AuditLogService;
  readonly staff: StaffService;
  readonly exports: ExportService;
}

/** Registers the routes of this domain. */
export function staffRoutes(
  router: Router,
  environment: CallEnvironment,
  { auditLog, staff, exports }: StaffServices,
): void {
  bindCall(router, staffCalls.edition, environment, () => staff.edition());
  bindCall(router, staffCalls.members, environment, () => staff.list());
  bindCall(router, staffCalls.grant, environment, ({ viewer, body }) => staff.grant(viewer, body));
  bindCall(router, staffCalls.take, environment, ({ viewer, body }) => staff.take(viewer, body));
  bindCall(router, auditCalls.lines, environment, ({ query }) => auditLog.list(query));
  bindCall(router, auditCalls.exportLines, environment, ({ viewer, body }) => exports.link(viewer, AUDIT_EXPORT, body));
  bindCall(router, auditCalls.chain, environment, () => auditLog.verify());
}
