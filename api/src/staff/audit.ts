import type { AuditSubject, StaffAction } from '@halfdrop/domain';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import type { AuditFacts } from './audit-facts.ts';
import { insertLine } from './audit.repository.ts';

/** Who makes a change: the viewer of the call. */
export type AuditAuthor = Pick<Viewer, 'userId' | 'requestId'>;

/** One write by the staff. */
interface AuditEntry {
  /** Null for a script on the machine of the shop. */
  readonly by: AuditAuthor | null;
  /** Whom the author saw the shop as; left out where that is nobody else. */
  readonly impersonatedId?: string;
  readonly action: StaffAction;
  /** Changed object by kind and id; the id is never a name or an address. */
  readonly subject: { readonly kind: AuditSubject; readonly id: string };
  /** What stood before; null for what is new. */
  readonly before: AuditFacts | null;
  /** What stands now; null for what is gone. */
  readonly after: AuditFacts | null;
  /** The reason that the author gave; empty where none is asked for. */
  readonly why: string;
}

/** Where every write by the staff leaves a line. */
export interface Audit {
  /**
   * Writes the line, in the transaction of the change. It comes last in there: until the transaction ends, others who
   * write a line wait for it.
   */
  record(trx: Trx, entry: AuditEntry): Promise<void>;
}

/** Makes the audit. */
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
