import { sql } from 'kysely';
import type { PersonalData } from '../privacy/personal-data.ts';

/** Whether the emails go to a person's address. */
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

  /** Whoever owns the address: at worst someone has to subscribe again, and no email follows a deleted account. */
  async forget(trx, { email }) {
    await trx
      .deleteFrom('newsletter_subscription')
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute();
  },
};
