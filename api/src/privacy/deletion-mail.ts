import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface DeletionMailFacts {
  /** Identifies the deletion. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly deletedAt: Date;
}

/** Renders the last mail: the account was deleted, and what data is kept. */
export async function deletionMail(
  mailTexts: MailTexts,
  { id, name, email, deletedAt }: DeletionMailFacts,
): Promise<Mail> {
  const words = await mailTexts.compose('account-deleted', { name, deletedAt: instant.format(deletedAt) });
  // The address is no longer stored anywhere.
  return { ...words, id: `account-deleted-${id}`, to: email, isUnlisted: true };
}
