import { exportedList, type ExportedList } from '../exports/exported-list.ts';
import { readBatches } from '../platform/database/read-batches.ts';
import type { AuditLogService } from './audit-log.service.ts';
import { auditCalls, type AuditLineDto } from './audit.contract.ts';

/** Name of the exported list. */
export const AUDIT_EXPORT = 'audit';

const json = (facts: AuditLineDto['before']) => (facts === null ? null : JSON.stringify(facts));

/** Creates the export of all audit lines, newest first. */
export function auditExport(auditLog: AuditLogService): ExportedList {
  return exportedList({
    name: AUDIT_EXPORT,
    call: auditCalls.exportLines,
    read: (filter) =>
      readBatches<AuditLineDto>(async (after, limit) => {
        const { lines } = await auditLog.list({ ...filter, before: after?.position, limit });
        return lines;
      }),
    columns: [
      { head: 'Line', cell: ({ position }) => position },
      { head: 'Time', cell: ({ happenedAt }) => happenedAt },
      { head: 'Who', cell: ({ actor }) => actor?.name ?? null },
      { head: 'Account', cell: ({ actor }) => actor?.id ?? null },
      { head: 'Seen as', cell: ({ impersonated }) => impersonated?.id ?? null },
      { head: 'Action', cell: ({ action }) => action },
      { head: 'Kind', cell: ({ subjectKind }) => subjectKind },
      { head: 'Subject', cell: ({ subjectId }) => subjectId },
      { head: 'Before', cell: ({ before }) => json(before) },
      { head: 'After', cell: ({ after }) => json(after) },
      { head: 'Why', cell: ({ why }) => why },
      { head: 'Request', cell: ({ requestId }) => requestId },
      { head: 'Hash', cell: ({ hash }) => hash },
    ],
  });
}
