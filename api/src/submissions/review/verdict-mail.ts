import { reviewReasonWords, type Verdict } from '@halfdrop/domain';
import type { MailName } from '../../content/mails/mail-templates.ts';
import type { MailTexts } from '../../content/mails/mail-texts.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { textWords } from '../../platform/mail/text-words.ts';
import type { SubmissionRow } from '../submissions.repository.ts';
import type { VerdictRow } from './verdicts.repository.ts';

/** Job that mails the result of a review to whoever submitted the pattern. */
export const verdictMailJob = 'submissions.verdict-mail';

const TEXTS = {
  approved: 'submission-approved',
  changes_requested: 'submission-changes-requested',
  rejected: 'submission-rejected',
} as const satisfies Readonly<Record<Verdict, MailName>>;

const MAY_APPEAL = 'You can appeal once: say why it should be sold, and another person decides.';

interface VerdictMail {
  readonly submission: SubmissionRow;
  readonly verdict: VerdictRow;
  readonly to: string;
  readonly publicUrl: string;
}

/** Renders the mail about a verdict: each reason, with what to do about it. */
export async function verdictMail(
  mailTexts: MailTexts,
  { submission, verdict, to, publicUrl }: VerdictMail,
): Promise<Mail> {
  const reasons = verdict.reasons.map(({ code }) => {
    const { says, advice } = reviewReasonWords(code);
    return `${says} ${advice}`;
  });
  const mayAppeal = verdict.verdict === 'rejected' && submission.appeal === null;
  const words = await mailTexts.compose(TEXTS[verdict.verdict], {
    ...(verdict.verdict === 'rejected' && { appeal: mayAppeal ? MAY_APPEAL : '' }),
    title: submission.title,
    reasons: reasons.length > 0 ? textWords(reasons.join('\n\n')) : { text: '', html: '' },
    note: verdict.note,
    patternUrl: `${publicUrl}/contributor/patterns/${submission.id}`,
  });
  return { ...words, id: `submission-verdict-${verdict.id}`, to };
}
