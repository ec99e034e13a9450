import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

interface ConfirmationEmail {
  readonly userId: string;
  readonly round: number;
  readonly email: string;
  readonly url: string;
  readonly days: number;
}

/**
 * Asks a new member to confirm the address; nothing waits for it. Their name is left out: until the address is confirmed it
 * may be a text that a stranger has sent to somebody.
 */
export async function emailConfirmationMail(
  mailTexts: MailTexts,
  { userId, round, email, url, days }: ConfirmationEmail,
): Promise<Mail> {
  const words = await mailTexts.compose('email-confirmation', { confirmUrl: url, days: String(days) });
  return { ...words, id: `confirm-email-${userId}-${round}`, to: email };
}
