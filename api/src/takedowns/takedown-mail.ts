import type { TakedownStatus } from '@halfdrop/domain';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Tells who made a request how far it is. */
export const takedownMailJob = 'takedowns.mail';

interface MailFacts {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly status: TakedownStatus;
  /** What was said with the step. */
  readonly words: string;
  readonly dueAt: Date | null;
  readonly restoreAt: Date | null;
  /** Of the links that only the claimant has. */
  readonly token: string;
  readonly publicUrl: string;
}

interface MailWords {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Where the mail leads. */
  readonly link?: { readonly words: string; readonly path: string };
}

const day = (instant: Date | null) => instant?.toISOString().slice(0, 10) ?? '';
const keepers = 'Whoever has bought or claimed the pattern before keeps license and files.';

const wordsOf: Readonly<Record<TakedownStatus, (facts: MailFacts) => MailWords>> = {
  unconfirmed: ({ title, number }) => ({
    subject: `Please confirm your claim ${number}`,
    lines: [
      `Somebody has claimed a right in “${title}” with this address.`,
      'If that was you, confirm it within 7 days. If it was not, do nothing: the claim is then forgotten.',
    ],
    link: { words: 'Confirm the claim', path: '/takedown/confirm' },
  }),
  waiting: ({ title, number, dueAt }) => ({
    subject: `We have your claim ${number}`,
    lines: [`We look at your claim about “${title}” and answer by ${day(dueAt)}.`],
  }),
  refused: ({ title, number, words }) => ({
    subject: `We have refused your claim ${number}`,
    lines: [`“${title}” stays on sale. The reason: ${words}`],
  }),
  held: ({ title, number, words }) => ({
    subject: `“${title}” is not on sale any more (${number})`,
    lines: [
      `We have taken it from sale: ${words}`,
      keepers,
      'Its studio is told, and may answer with a counter-notice.',
    ],
  }),
  countered: ({ title, number, words, restoreAt }) => ({
    subject: `The studio has answered your claim ${number}`,
    lines: [
      `The counter-notice about “${title}”: ${words}`,
      `We put the pattern on sale again on ${day(restoreAt)}, unless you tell us before that a court has the case.`,
    ],
    link: { words: 'Say that a court has the case', path: '/takedown/court' },
  }),
  in_court: ({ title, number, words }) => ({
    subject: `“${title}” stays off sale (${number})`,
    lines: [`You have told us that a court has the case: ${words}`, 'Write to us once it has decided.'],
  }),
  restored: ({ title, number, words }) => ({
    subject: `Your claim ${number} is over`,
    lines: [`“${title}” is not kept off sale for it any more. ${words}`],
  }),
};

/** How far a request is, by mail. */
export function takedownMail(facts: MailFacts): Mail {
  const { number, name, email, status, token, publicUrl } = facts;
  const { subject, lines, link } = wordsOf[status](facts);
  const url = link && `${publicUrl}${link.path}?token=${token}`;
  return {
    id: `takedown-${number}-${status}`,
    to: email,
    subject,
    text: `${[`Hello ${name},`, ...lines, ...(url ? [url] : [])].join('\n\n')}\n`,
    html: [
      `<h1>${escapeHtml(subject)}</h1>`,
      ...[`Hello ${name},`, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`),
      ...(link && url ? [`<p><a href="${escapeHtml(url)}">${link.words}</a></p>`] : []),
    ].join('\n'),
  };
}
