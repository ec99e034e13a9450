import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface SystemTables {
  system_money_check: {
    name: string;
    finding_count: number;
    checked_at: Date;
    /** When the check began to fail; null while it passes. */
    failing_since: Date | null;
  };
  /** Activities that the shop has stopped or resumed. */
  system_switch: {
    name: string;
    is_on: boolean;
    reason: string;
    version: number;
    changed_at: Date;
  };
  /** Mails the shop has sent or tried to send. */
  system_mail: {
    /** The `Message-ID`. */
    id: string;
    /** The job that sends it, its payload, and the job of the last attempt. */
    task: string;
    payload: unknown;
    job_id: string;
    recipient: string;
    subject: string;
    tries: number;
    /** Error of the last attempt; null once it is sent. */
    error: Generated<string | null>;
    created_at: Date;
    tried_at: Date;
    sent_at: Date | null;
  };
}
