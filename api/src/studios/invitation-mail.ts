import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

interface SentInvitation {
  readonly id: string;
  readonly email: string;
  readonly studioName: string;
  readonly url: string;
  readonly days: number;
}

/** Renders the mail that invites somebody to a studio. */
export async function invitationMail(
  mailTexts: MailTexts,
  { id, email, studioName, url, days }: SentInvitation,
): Promise<Mail> {
  const words = await mailTexts.compose('studio-invitation', { studioName, acceptUrl: url, days: String(days) });
  return { ...words, id: `studio-invitation-${id}`, to: email };
}
