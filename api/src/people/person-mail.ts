import * as v from 'valibot';
import { escapeHtml } from '../platform/http/html.ts';
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

const words: Readonly<Record<PersonNews, { readonly subject: string; readonly what: string }>> = {
  email_confirmed: {
    subject: 'Your address is confirmed',
    what: 'We have confirmed the address of your Halfdrop account for you.',
  },
  sessions_ended: {
    subject: 'You were signed out everywhere',
    what: 'We have signed your Halfdrop account out on every device. Sign in again whenever you like.',
  },
  downloads_corrected: {
    subject: 'Your downloads were corrected',
    what: 'We have corrected how many downloads you have left at Halfdrop. Your profile shows them.',
  },
  blocked: {
    subject: 'Your Halfdrop account is blocked',
    what:
      'Nobody can sign in to your Halfdrop account for now, and a running plan is not renewed. The licences you have ' +
      'bought stay yours, and their certificates stay valid.',
  },
  unblocked: {
    subject: 'Your Halfdrop account is open again',
    what: 'You can sign in to your Halfdrop account again. A plan that was to end can be resumed in your profile.',
  },
  exported: {
    subject: 'A copy of your data was made',
    what: 'At your request, a member of our staff has made a copy of everything that Halfdrop knows of you.',
  },
};

/** What the staff did to an account, and why. */
export function personMail({ id, news, name, email, reason, supportEmail }: PersonMailFacts): Mail {
  const { subject, what } = words[news];
  const sentences = [what, `The reason: ${reason}`, `If this surprises you, write to ${supportEmail}.`];
  return {
    id: `person-${news}-${id}`,
    to: email,
    subject,
    text: `Hello ${name},\n\n${sentences.join('\n\n')}\n`,
    html: `<h1>${subject}</h1>
<p>Hello ${escapeHtml(name)},</p>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}`,
  };
}
