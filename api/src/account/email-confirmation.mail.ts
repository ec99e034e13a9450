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
 * Writes the email that asks a new user to confirm the address. It omits the name: until the address is confirmed, that
 * may be text someone sends to a stranger.
 */
export async function emailConfirmationMail(
  mailTexts: MailTexts,
  { userId, round, email, url, days }: ConfirmationEmail,
): Promise<Mail> {
  const words = await mailTexts.compose('email-confirmation', { confirmUrl: url, days: String(days) });
  return { ...words, id: `confirm-email-${userId}-${round}`, to: email };
}
