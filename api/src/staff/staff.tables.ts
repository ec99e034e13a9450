import type { ColumnType } from 'kysely';
import type { AuditFacts } from './audit-facts.ts';

/** Written as JSON, read as an object. */
type Facts = ColumnType<AuditFacts | null, string | null, never>;
/** Set by the database. */
type Made<Value> = ColumnType<Value, never, never>;

/** Tables of this domain. */
export interface StaffTables {
  /** Changes by staff; PostgreSQL rejects updates and deletes. */
  staff_audit_line: {
    /** Read as text, since it may exceed the safe integer range. */
    position: Made<string>;
    happened_at: ColumnType<Date, Date, never>;
    actor_id: ColumnType<string | null, string | null, never>;
    impersonated_id: ColumnType<string | null, string | null, never>;
    action: ColumnType<string, string, never>;
    subject_kind: ColumnType<string, string, never>;
    subject_id: ColumnType<string, string, never>;
    before: Facts;
    after: Facts;
    why: ColumnType<string, string, never>;
    request_id: ColumnType<string | null, string | null, never>;
    previous_hash: Made<Buffer>;
    hash: Made<Buffer>;
  };
  /** The end of the chain of lines. */
  staff_audit_head: {
    is_only: Made<boolean>;
    position: Made<string>;
    hash: Made<Buffer>;
  };
}
