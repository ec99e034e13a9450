import { dollars, percentWords, type NoticeKind } from '@halfdrop/domain';
import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { NoticeFacts } from './notice-facts.ts';
import type { NoticeRow } from './notices.repository.ts';

/** Mails a notice to the members of its studio who want it. */
export const noticeMailJob = 'notices.mail';

interface MailWords {
  readonly subject: string;
  readonly line: string;
}

/** The kinds whose mail is written here; all others have one of their own domain, or none. */
const WORDS: { readonly [Kind in NoticeKind]?: (facts: NoticeFacts, studio: string) => MailWords } = {
  first_sale: ({ title = '', amountCents = 0 }, studio) => ({
    subject: `${studio} has made its first sale`,
    line: `“${title}” was sold. You earned ${dollars(amountCents)} by it.`,
  }),
  review_written: ({ title = '' }) => ({
    subject: `A new review of “${title}”`,
    line: `Somebody who owns “${title}” has reviewed it. You can read and answer it under Reviews.`,
  }),
  statement_ready: ({ month = '', amountCents = 0 }, studio) => ({
    subject: `The statement of ${studio} for ${month}`,
    line: `You earned ${dollars(amountCents)} in ${month}. Its lines, each with event, net, rate and formula, are under Earnings.`,
  }),
  closing_announced: ({ startsAt = '', reason = '' }, studio) => ({
    subject: `Halfdrop closes ${studio} on ${startsAt.slice(0, 10)}`,
    line: `${reason} Until then everything stays as it is. Afterwards nothing of the studio is sold, whoever has bought or claimed a pattern keeps it, and all of your balance is paid out. Everything of yours is in one zip under Leave.`,
  }),
  closing_taken_back: ({ reason = '' }, studio) => ({
    subject: `${studio} stays on Halfdrop`,
    line: `The studio is not closed after all. ${reason}`,
  }),
  studio_left: (_facts, studio) => ({
    subject: `${studio} has left Halfdrop`,
    line: 'Nothing of the studio is sold any more; whoever has bought or claimed a pattern keeps it. What you have earned is paid out as it becomes available, however little it is. Your statements and everything of yours stay in the panel.',
  }),
  asset_held: ({ title = '', reason = '' }, studio) => ({
    subject: `“${title}” of ${studio} is not on sale any more`,
    line: `We have taken it from sale: ${reason} Whoever has bought or claimed it keeps it.`,
  }),
  asset_released: ({ title = '', reason = '' }, studio) => ({
    subject: `“${title}” of ${studio} is on sale again`,
    line: `We have put it on sale again: ${reason}`,
  }),
  studio_held: ({ reason = '' }, studio) => ({
    subject: `Halfdrop holds ${studio}`,
    line: `We have taken all patterns of the studio from sale: ${reason} Payouts wait until the hold ends. Whoever has bought or claimed a pattern keeps it.`,
  }),
  studio_released: ({ reason = '' }, studio) => ({
    subject: `Halfdrop does not hold ${studio} any more`,
    line: `What was held with the studio is on sale again, and you can be paid: ${reason}`,
  }),
  takedown_held: ({ title = '', reason = '' }, studio) => ({
    subject: `Somebody claims a right in “${title}” of ${studio}`,
    line: `We have taken it from sale: ${reason} Whoever has bought or claimed it keeps it. You can read what they claim, and answer with a counter-notice, under Takedowns.`,
  }),
  takedown_in_court: ({ title = '', reason = '' }, studio) => ({
    subject: `“${title}” of ${studio} stays off sale`,
    line: `Who claims a right in it says that a court has the case: ${reason} It stays off sale until the court has decided.`,
  }),
  takedown_restored: ({ title = '', reason = '' }, studio) => ({
    subject: `The claim against “${title}” of ${studio} is over`,
    line: `${reason} It is on sale again, unless you have taken it from sale yourself or have left.`,
  }),
  rate_card_announced: ({ startsAt = '', saleBasisPoints = 0, periodBasisPoints = 0, reason = '' }) => ({
    subject: `What Halfdrop pays studios changes on ${startsAt.slice(0, 10)}`,
    line: `From ${startsAt.slice(0, 10)} you get ${percentWords(saleBasisPoints)} of the net of each sale, and ${percentWords(periodBasisPoints)} of the net of each subscription period that begins from then on. ${reason}`,
  }),
};

/** Whether a kind of notice is mailed by this domain. */
export function isMailedHere(kind: NoticeKind): boolean {
  return WORDS[kind] !== undefined;
}

/** Whoever wants a notice by mail. */
export interface MailReader {
  readonly accountId: string;
  readonly email: string;
  /** The name of the studio. */
  readonly studio: string;
}

/** A notice by mail; null for the kinds that are not mailed here. */
export function noticeMail({ id, kind, facts }: NoticeRow, reader: MailReader, publicUrl: string): Mail | null {
  const words = WORDS[kind]?.(facts, reader.studio);
  if (!words) return null;
  const choice = `Which mails you get is chosen on ${publicUrl}/contributor/studio`;
  const lines = [words.line, `${publicUrl}/contributor/inbox`, choice];
  return {
    id: `notice-${id}-${reader.accountId}`,
    to: reader.email,
    subject: words.subject,
    text: `${lines.join('\n\n')}\n`,
    html: `<h1>${escapeHtml(words.subject)}</h1>\n${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}`,
  };
}
