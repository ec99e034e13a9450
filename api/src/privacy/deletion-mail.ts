import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface DeletionMailFacts {
  /** Names the deletion. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly deletedAt: Date;
}

/** The last email: that the account is gone, and what stays. */
export async function deletionMail(
  mailTexts: MailTexts,
  { id, name, email, deletedAt }: DeletionMailFacts,
): Promise<Mail> {
  const words = await mailTexts.compose('account-deleted', { name, deletedAt: instant.format(deletedAt) });
  // Nothing of the address is kept any more.
  return { ...words, id: `account-deleted-${id}`, to: email, isUnlisted: true };
}
