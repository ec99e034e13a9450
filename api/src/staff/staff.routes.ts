import type { Router } from 'express';
import { bindCall, type CallEnvironment } from '../platform/http/bind-call.ts';
import type { AuditLogService } from './audit-log.service.ts';
import { auditCalls } from './audit.contract.ts';

/** What the calls of this domain stand on. */
export interface StaffServices {
  readonly auditLog: AuditLogService;
}

/** Serves the calls of this domain. */
export function staffRoutes(router: Router, environment: CallEnvironment, { auditLog }: StaffServices): void {
  bindCall(router, auditCalls.list, environment, ({ query }) => auditLog.list(query));
  bindCall(router, auditCalls.chain, environment, () => auditLog.verify());
}
