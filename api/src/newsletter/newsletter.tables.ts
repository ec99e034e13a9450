import type { Generated } from 'kysely';

/** The tables of this domain. */
export interface NewsletterTables {
  newsletter_subscription: {
    id: Generated<string>;
    email: string;
    status: 'pending' | 'confirmed' | 'unsubscribed';
    round: Generated<number>;
    requested_at: Date;
    mailed_at: Date;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
  };
}
