import * as v from 'valibot';
import type { MailName } from '../content/mails/mail-templates.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Job that mails a user about a staff action on their account. */
export const personMailJob = 'people.mail';

const newsField = v.picklist([
  'email_confirmed',
  'sessions_ended',
  'downloads_corrected',
  'blocked',
  'unblocked',
  'exported',
]);
/** Kinds of mail to the user. */
export type PersonNews = v.InferOutput<typeof newsField>;

/** Payload of the job. */
export const PersonMailPayload = v.object({
  id: v.string(),
  personId: v.string(),
  news: newsField,
  reason: v.string(),
});

interface PersonMailFacts {
  /** Identifies the action. */
  readonly id: string;
  readonly news: PersonNews;
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly supportEmail: string;
}

const TEXTS = {
  email_confirmed: 'account-email-confirmed',
  sessions_ended: 'account-sessions-ended',
  downloads_corrected: 'account-downloads-corrected',
  blocked: 'account-blocked',
  unblocked: 'account-unblocked',
  exported: 'account-exported',
} as const satisfies Readonly<Record<PersonNews, MailName>>;

/** Renders the mail: the action and its reason. */
export async function personMail(
  mailTexts: MailTexts,
  { id, news, name, email, reason, supportEmail }: PersonMailFacts,
): Promise<Mail> {
  const words = await mailTexts.compose(TEXTS[news], { name, reason, supportEmail });
  return { ...words, id: `person-${news}-${id}`, to: email };
}
