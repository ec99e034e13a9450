import type { NoticeKind } from '#generated/types.ts';
import { formatDay } from '#lib/dates.ts';
import { lastInstantOf } from '#lib/last-instant.ts';
import { formatMoney } from '#lib/money.ts';
import type { Notice_NoticeFragment } from './Notice.fragment.generated.ts';

/** A notice as the panel shows it. */
export type PanelNotice = Notice_NoticeFragment;

interface NoticeWords {
  readonly headline: string;
  readonly detail?: string | null;
  /** Where one goes from there; left out where there is nowhere to go. */
  readonly to?: string | undefined;
}

const LEAVE = '/contributor/leave';
const TAKEDOWNS = '/contributor/takedowns';
const EARNINGS = '/contributor/earnings';
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const quoted = ({ title }: PanelNotice) => `“${title ?? ''}”`;
const amountOf = ({ amount }: PanelNotice) => (amount ? formatMoney(amount) : '');
const submissionOf = ({ submissionId }: PanelNotice) =>
  submissionId === null ? undefined : `/contributor/patterns/${submissionId}`;
const monthOf = (notice: PanelNotice) => (notice.month === null ? '' : month.format(new Date(`${notice.month}-01`)));

/** Until when a pattern is sold that leaves the shop at an instant. */
const lastDayWords = ({ startsAt }: PanelNotice) =>
  startsAt === null ? '' : `, sold until ${formatDay(lastInstantOf(startsAt))}`;

const wordsOfKind: Readonly<Record<NoticeKind, (notice: PanelNotice) => NoticeWords>> = {
  APPLICATION_ACCEPTED: () => ({
    headline: 'Your application was accepted',
    detail: 'Make your studio’s page ready.',
    to: '/contributor/studio',
  }),
  SUBMISSION_APPROVED: (notice) => ({
    headline: `${quoted(notice)} is on sale`,
    detail: 'A new pattern is sold to people with a paid plan for 48 hours, then to everyone.',
    to: submissionOf(notice),
  }),
  SUBMISSION_CHANGES_REQUESTED: (notice) => ({
    headline: `${quoted(notice)} needs a change`,
    detail: 'The review says what to do.',
    to: submissionOf(notice),
  }),
  SUBMISSION_REJECTED: (notice) => ({
    headline: `We do not take ${quoted(notice)}`,
    detail: 'The review says why. You can appeal once.',
    to: submissionOf(notice),
  }),
  SUBMISSION_MESSAGE: (notice) => ({
    headline: `A reviewer has written to you about ${quoted(notice)}`,
    to: submissionOf(notice),
  }),
  APPEAL_DECIDED: (notice) => ({
    headline: `Your appeal for ${quoted(notice)} was decided`,
    detail: notice.verdict === 'APPROVED' ? 'It is on sale.' : 'The decision stands.',
    to: submissionOf(notice),
  }),
  FIRST_SALE: (notice) => ({
    headline: 'Your first sale',
    detail: `${quoted(notice)} was sold. You earned ${amountOf(notice)} by it.`,
    to: notice.asset ? `/product/${notice.asset.slug}` : undefined,
  }),
  REVIEW_WRITTEN: (notice) => ({
    headline: `${quoted(notice)} has a new review`,
    detail: 'Shoppers see what you answer below it.',
    to: '/contributor/reviews',
  }),
  STATEMENT_READY: (notice) => ({
    headline: `Your statement for ${monthOf(notice)} is ready`,
    detail: `You earned ${amountOf(notice)}.`,
    to: EARNINGS,
  }),
  RATE_CARD_ANNOUNCED: (notice) => ({
    headline: `What we pay studios changes on ${notice.startsAt === null ? '' : formatDay(notice.startsAt)}`,
    detail: notice.reason,
    to: EARNINGS,
  }),
  CLOSING_ANNOUNCED: (notice) => ({
    headline: `Halfdrop closes your studio on ${notice.startsAt === null ? '' : formatDay(notice.startsAt)}`,
    detail: notice.reason,
    to: LEAVE,
  }),
  CLOSING_TAKEN_BACK: (notice) => ({ headline: 'Your studio stays', detail: notice.reason, to: LEAVE }),
  STUDIO_LEFT: () => ({
    headline: 'Your studio has left',
    detail: 'Nothing of it is on sale. What you have earned is paid out.',
    to: LEAVE,
  }),
  ASSET_HOLD_ANNOUNCED: (notice) => ({
    headline: `We take ${quoted(notice)} from sale on ${notice.startsAt === null ? '' : formatDay(notice.startsAt)}`,
    detail: notice.reason,
  }),
  ASSET_HOLD_CANCELED: (notice) => ({
    headline: `${quoted(notice)} stays on sale`,
    detail: notice.reason,
    to: notice.asset ? `/product/${notice.asset.slug}` : undefined,
  }),
  ASSET_HELD: (notice) => ({
    headline: `We have taken ${quoted(notice)} from sale`,
    detail: notice.reason,
  }),
  ASSET_RELEASED: (notice) => ({
    headline: `${quoted(notice)} is on sale again`,
    detail: notice.reason,
    to: notice.asset ? `/product/${notice.asset.slug}` : undefined,
  }),
  ASSET_LIMITED: (notice) => ({
    headline: `${quoted(notice)} is a limited edition${lastDayWords(notice)}`,
    detail: notice.reason,
    to: notice.asset ? `/product/${notice.asset.slug}` : undefined,
  }),
  ASSET_UNLIMITED: (notice) => ({
    headline: `${quoted(notice)} is no limited edition any more`,
    detail: notice.reason,
    to: notice.asset ? `/product/${notice.asset.slug}` : undefined,
  }),
  STUDIO_HOLD_ANNOUNCED: (notice) => ({
    headline: `We take all your patterns from sale on ${notice.startsAt === null ? '' : formatDay(notice.startsAt)}`,
    detail: notice.reason,
  }),
  STUDIO_HOLD_CANCELED: (notice) => ({ headline: 'Your patterns stay on sale', detail: notice.reason }),
  STUDIO_HELD: (notice) => ({
    headline: 'We have taken all your patterns from sale',
    detail: `${notice.reason ?? ''} Payouts wait until we end this.`,
  }),
  STUDIO_RELEASED: (notice) => ({ headline: 'Your patterns are on sale again', detail: notice.reason }),
  TAKEDOWN_HELD: (notice) => ({
    headline: `Somebody claims a right in ${quoted(notice)}`,
    detail: `We have taken it from sale: ${notice.reason ?? ''}`,
    to: TAKEDOWNS,
  }),
  TAKEDOWN_IN_COURT: (notice) => ({
    headline: `${quoted(notice)} stays off sale: a court has the case`,
    detail: notice.reason,
    to: TAKEDOWNS,
  }),
  TAKEDOWN_RESTORED: (notice) => ({
    headline: `The claim against ${quoted(notice)} is over`,
    detail: notice.reason,
    to: TAKEDOWNS,
  }),
  UPLOAD_REFUSED: (notice) => ({
    headline: `We do not take the file ${quoted(notice)}`,
    detail: `Our scanner found malware in it: ${notice.reason ?? ''}.`,
    to: '/contributor/uploads',
  }),
  PAYOUT_PAID: (notice) => ({ headline: `${amountOf(notice)} is on its way to your bank`, to: EARNINGS }),
  PAYOUT_FAILED: (notice) => ({
    headline: `Payout ${notice.number ?? ''} of ${amountOf(notice)} did not arrive`,
    detail: notice.reason,
    to: EARNINGS,
  }),
};

/** What a notice says, and where it leads. */
export function noticeWords(notice: PanelNotice): NoticeWords {
  return wordsOfKind[notice.kind](notice);
}
