import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { newsletterLinks } from './newsletter-links.ts';
import type { SubscriptionRow } from './newsletter.repository.ts';

interface Writing {
  readonly mailTexts: MailTexts;
  readonly secret: string;
  readonly publicUrl: string;
  /** Lifetime of the link. */
  readonly days: number;
}

/** Renders the mail to an unconfirmed address: a link that confirms it, and one that unsubscribes it. */
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
