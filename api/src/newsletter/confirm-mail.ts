import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { newsletterLinks } from './newsletter-links.ts';
import type { SubscriptionRow } from './newsletter.repository.ts';

interface Writing {
  readonly mailTexts: MailTexts;
  readonly secret: string;
  readonly publicUrl: string;
  /** How long the link works. */
  readonly days: number;
}

/** What an unconfirmed address gets: a link that confirms it, and one that takes it off the list. */
export async function confirmMail(subscription: SubscriptionRow, writing: Writing): Promise<Mail> {
  const { mailTexts, secret, publicUrl, days } = writing;
  const unsubscribeToken = newsletterLinks.unsubscribe.write(secret, subscription);
  const words = await mailTexts.compose('newsletter-confirm', {
    confirmUrl: `${publicUrl}/newsletter/confirm?token=${newsletterLinks.confirm.write(secret, subscription)}`,
    leaveUrl: `${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`,
    days: String(days),
  });
  return {
    ...words,
    id: `newsletter-confirm-${subscription.id}-${subscription.mailed_at.getTime()}`,
    to: subscription.email,
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken}`,
  };
}
