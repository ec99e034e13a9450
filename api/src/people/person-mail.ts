import * as v from 'valibot';
import type { MailName } from '../content/mails/mail-templates.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Tells a person what the staff did to their account. */
export const personMailJob = 'people.mail';

const newsField = v.picklist([
  'email_confirmed',
  'sessions_ended',
  'downloads_corrected',
  'blocked',
  'unblocked',
  'exported',
]);
/** What a person is told. */
export type PersonNews = v.InferOutput<typeof newsField>;

/** What the job is told. */
export const PersonMailPayload = v.object({
  id: v.string(),
  personId: v.string(),
  news: newsField,
  reason: v.string(),
});

interface PersonMailFacts {
  /** Names the act. */
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

/** What the staff did to an account, and why. */
export async function personMail(
  mailTexts: MailTexts,
  { id, news, name, email, reason, supportEmail }: PersonMailFacts,
): Promise<Mail> {
  const words = await mailTexts.compose(TEXTS[news], { name, reason, supportEmail });
  return { ...words, id: `person-${news}-${id}`, to: email };
}
