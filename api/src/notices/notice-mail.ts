import { dollars, percentWords, type NoticeKind } from '@halfdrop/domain';
import type { MailTexts, WrittenMail } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { NoticeFacts } from './notice-facts.ts';
import type { NoticeRow } from './notices.repository.ts';

/** Job that mails a notice to the studio's members who want it. */
export const noticeMailJob = 'notices.mail';

interface Told {
  readonly facts: NoticeFacts;
  /** Values common to all notices, those of a studio, those of a pattern, and those with a reason. */
  readonly links: { readonly inboxUrl: string; readonly choiceUrl: string };
  readonly ofStudio: Told['links'] & { readonly studioName: string };
  readonly why: Told['ofStudio'] & { readonly reason: string };
  readonly whyOfPattern: Told['why'] & { readonly title: string };
}

/** Kinds whose mail is rendered here; all others have a mail of their own domain, or none. */
const WRITERS: { readonly [Kind in NoticeKind]?: (texts: MailTexts, told: Told) => Promise<WrittenMail> } = {
  first_sale: (texts, { ofStudio, facts: { title = '', amountCents = 0 } }) =>
    texts.compose('notice-first-sale', { ...ofStudio, title, amount: dollars(amountCents) }),
  submission_message: (texts, { links, facts: { title = '' } }) =>
    texts.compose('notice-submission-message', { ...links, title }),
  review_written: (texts, { links, facts: { title = '' } }) =>
    texts.compose('notice-review-written', { ...links, title }),
  statement_ready: (texts, { ofStudio, facts: { month = '', amountCents = 0 } }) =>
    texts.compose('notice-statement-ready', { ...ofStudio, month, amount: dollars(amountCents) }),
  closing_announced: (texts, { why, facts: { startsAt = '' } }) =>
    texts.compose('notice-closing-announced', { ...why, closesOn: startsAt.slice(0, 10) }),
  closing_taken_back: (texts, { why }) => texts.compose('notice-closing-taken-back', why),
  studio_left: (texts, { ofStudio }) => texts.compose('notice-studio-left', ofStudio),
  asset_hold_announced: (texts, { whyOfPattern, facts: { startsAt = '' } }) =>
    texts.compose('notice-asset-hold-announced', { ...whyOfPattern, leavesOn: startsAt.slice(0, 10) }),
  asset_hold_canceled: (texts, { whyOfPattern }) => texts.compose('notice-asset-hold-canceled', whyOfPattern),
  asset_held: (texts, { whyOfPattern }) => texts.compose('notice-asset-held', whyOfPattern),
  asset_released: (texts, { whyOfPattern }) => texts.compose('notice-asset-released', whyOfPattern),
  asset_limited: (texts, { whyOfPattern, facts: { startsAt = '' } }) =>
    texts.compose('notice-asset-limited', { ...whyOfPattern, lastDay: lastDayBefore(startsAt) }),
  asset_unlimited: (texts, { whyOfPattern }) => texts.compose('notice-asset-unlimited', whyOfPattern),
  studio_hold_announced: (texts, { why, facts: { startsAt = '' } }) =>
    texts.compose('notice-studio-hold-announced', { ...why, startsOn: startsAt.slice(0, 10) }),
  studio_hold_canceled: (texts, { why }) => texts.compose('notice-studio-hold-canceled', why),
  studio_held: (texts, { why }) => texts.compose('notice-studio-held', why),
  studio_released: (texts, { why }) => texts.compose('notice-studio-released', why),
  takedown_held: (texts, { whyOfPattern }) => texts.compose('notice-takedown-held', whyOfPattern),
  takedown_in_court: (texts, { whyOfPattern }) => texts.compose('notice-takedown-in-court', whyOfPattern),
  takedown_restored: (texts, { whyOfPattern }) => texts.compose('notice-takedown-restored', whyOfPattern),
  upload_refused: (texts, { whyOfPattern }) => texts.compose('notice-upload-refused', whyOfPattern),
  rate_card_announced: (texts, { links, facts }) => {
    const { startsAt = '', saleBasisPoints = 0, periodBasisPoints = 0, reason = '' } = facts;
    return texts.compose('notice-rate-card-announced', {
      ...links,
      startsOn: startsAt.slice(0, 10),
      saleRate: percentWords(saleBasisPoints),
      periodRate: percentWords(periodBasisPoints),
      reason,
    });
  },
};

/** Returns the last day before an instant. */
function lastDayBefore(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString().slice(0, 10);
}

/** Whether this domain mails a kind of notice. */
export function isMailedHere(kind: NoticeKind): boolean {
  return WRITERS[kind] !== undefined;
}

/** A member who receives a notice by mail. */
export interface MailReader {
  readonly accountId: string;
  readonly email: string;
  /** Name of the studio. */
  readonly studio: string;
}

interface NoticeMailNeeds {
  readonly mailTexts: MailTexts;
  readonly publicUrl: string;
}

/** Renders a notice as a mail; null for kinds that are not mailed here. */
export async function noticeMail(
  { mailTexts, publicUrl }: NoticeMailNeeds,
  { id, kind, facts }: NoticeRow,
  reader: MailReader,
): Promise<Mail | null> {
  const write = WRITERS[kind];
  if (!write) return null;
  const links = { inboxUrl: `${publicUrl}/contributor/inbox`, choiceUrl: `${publicUrl}/contributor/studio` };
  const ofStudio = { ...links, studioName: reader.studio };
  const why = { ...ofStudio, reason: facts.reason ?? '' };
  const words = await write(mailTexts, {
    facts,
    links,
    ofStudio,
    why,
    whyOfPattern: { ...why, title: facts.title ?? '' },
  });
  return { ...words, id: `notice-${id}-${reader.accountId}`, to: reader.email };
}
