import type { IssueState } from '@halfdrop/domain';
import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface NewsletterTables {
  newsletter_subscription: {
    id: Generated<string>;
    email: string;
    status: 'pending' | 'confirmed' | 'unsubscribed' | 'bounced';
    round: Generated<number>;
    requested_at: Date;
    mailed_at: Date;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
    bounced_at: Generated<Date | null>;
    /** Response of the mail server. */
    bounce_reason: Generated<string | null>;
  };
  newsletter_issue: {
    id: Generated<string>;
    subject: string;
    /** Markdown. */
    body: string;
    state: IssueState;
    /** Incremented by every change. */
    version: Generated<number>;
    /** When it is sent, or sending began; null for a draft. */
    send_at: Date | null;
    finished_at: Date | null;
    /** Until when it is leased to one worker. */
    worked_until: Generated<Date | null>;
    receiver_count: Generated<number>;
    /** Number of recipients no longer waiting. */
    handled_count: Generated<number>;
    sent_count: Generated<number>;
    bounced_count: Generated<number>;
    failed_count: Generated<number>;
    /** Recipients who unsubscribed after this issue and before the next. */
    left_count: Generated<number>;
    created_at: Date;
  };
  newsletter_issue_pattern: { issue_id: string; position: number; asset_id: string };
  /** One row per recipient of an issue. */
  newsletter_delivery: {
    issue_id: string;
    subscription_id: string;
    state: Generated<'waiting' | 'sent' | 'bounced' | 'failed' | 'dropped'>;
    tries: Generated<number>;
    try_at: Date;
    sent_at: Date | null;
    left_at: Date | null;
  };
}
