import { sql } from 'kysely';
import type { PersonalData } from '../privacy/personal-data.ts';

/** The newsletter subscription of a user's address. */
export const newsletterPersonalData: PersonalData = {
  async exportOf(db, { email, ownsAddress }) {
    if (!ownsAddress) return {};
    const newsletter = await db
      .selectFrom('newsletter_subscription')
      .select([
        'email',
        'status',
        'requested_at as requestedAt',
        'confirmed_at as confirmedAt',
        'unsubscribed_at as unsubscribedAt',
        'bounced_at as bouncedAt',
        'bounce_reason as bounceReason',
      ])
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute();
    const newsletterIssues = await db
      .selectFrom('newsletter_delivery as delivery')
      .innerJoin('newsletter_subscription as subscription', 'subscription.id', 'delivery.subscription_id')
      .innerJoin('newsletter_issue as issue', 'issue.id', 'delivery.issue_id')
      .select(['issue.subject', 'delivery.state', 'delivery.sent_at as sentAt'])
      .where(sql<string>`lower(subscription.email)`, '=', email.toLowerCase())
      .orderBy('delivery.sent_at')
      .execute();
    return { newsletter, newsletterIssues };
  },

  /**
   * Deletes the subscription whoever owns the address: at worst someone must subscribe again, and a deleted account
   * receives no mail.
   */
  async forget(trx, { email }) {
    await trx
      .deleteFrom('newsletter_subscription')
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute();
  },
};
