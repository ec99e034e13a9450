import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface SystemTables {
  system_money_check: {
    name: string;
    finding_count: number;
    checked_at: Date;
    /** When something was found after a look that had found nothing; null while nothing is. */
    failing_since: Date | null;
  };
  /** What the shop has stopped doing for a while, or does again. */
  system_switch: {
    name: string;
    is_on: boolean;
    reason: string;
    version: number;
    changed_at: Date;
  };
  /** What the shop has mailed, or tried to. */
  system_mail: {
    /** The name of the message. */
    id: string;
    /** The job that sends it, what that is given, and the one that tried last. */
    task: string;
    payload: unknown;
    job_id: string;
    recipient: string;
    subject: string;
    tries: number;
    /** Of the last try; null once it is sent. */
    error: Generated<string | null>;
    created_at: Date;
    tried_at: Date;
    sent_at: Date | null;
  };
}
