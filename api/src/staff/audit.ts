import type { AuditSubject, StaffAction } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import type { AuditFacts } from './audit-facts.ts';
import { insertLine } from './audit.repository.ts';

/** Author of a change: the viewer of the request. */
export type AuditAuthor = Pick<Viewer, 'userId' | 'requestId'>;

/** One change by staff. */
interface AuditEntry {
  /** Null for a script on the shop's machine. */
  readonly by: AuditAuthor | null;
  /** The user the author impersonated; omitted without impersonation. */
  readonly impersonatedId?: string;
  readonly action: StaffAction;
  /** What was changed: its kind and an identifier, which is never a name or address. */
  readonly subject: { readonly kind: AuditSubject; readonly id: string };
  /** State before the change; null for new subjects. */
  readonly before: AuditFacts | null;
  /** State after the change; null for deleted subjects. */
  readonly after: AuditFacts | null;
  /** The author's reason; empty where none is required. */
  readonly why: string;
}

/** The audit log, where every change by staff is recorded. */
export interface Audit {
  /**
   * Appends a line in the transaction of the change. Call it last: until the transaction ends, all other writers of
   * lines wait.
   */
  record(trx: Trx, entry: AuditEntry): Promise<void>;
}

/** Creates the audit log. */
export function createAudit({ clock }: Pick<Foundation, 'clock'>): Audit {
  return {
    record: (trx, { by, impersonatedId = null, action, subject, before, after, why }) =>
      insertLine(trx, {
        happened_at: clock.now(),
        actor_id: by?.userId ?? null,
        impersonated_id: impersonatedId,
        action,
        subject_kind: subject.kind,
        subject_id: subject.id,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        why,
        request_id: by?.requestId ?? null,
      }),
  };
}
