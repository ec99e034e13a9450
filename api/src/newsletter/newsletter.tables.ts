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
    /** What the mail server said. */
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
    /** When it goes out, or began to; null for a draft. */
    send_at: Date | null;
    finished_at: Date | null;
    /** Until when one worker sends it alone. */
    worked_until: Generated<Date | null>;
    receiver_count: Generated<number>;
    /** How many of them wait no longer. */
    handled_count: Generated<number>;
    sent_count: Generated<number>;
    bounced_count: Generated<number>;
    failed_count: Generated<number>;
    /** Who left the newsletter with this issue as the last one they got. */
    left_count: Generated<number>;
    created_at: Date;
  };
  newsletter_issue_pattern: { issue_id: string; position: number; asset_id: string };
  /** One row for each receiver of an issue. */
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
