import { reviewReasonWords, type Verdict } from '@halfdrop/domain';
import { escapeHtml } from '../../platform/http/html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SubmissionRow } from '../submissions.repository.ts';
import type { VerdictRow } from './verdicts.repository.ts';

/** Tells who handed a submission in what its review has ended with. */
export const verdictMailJob = 'submissions.verdict-mail';

const SUBJECTS: Readonly<Record<Verdict, (title: string) => string>> = {
  approved: (title) => `“${title}” is on sale`,
  changes_requested: (title) => `“${title}” needs a change`,
  rejected: (title) => `We do not take “${title}”`,
};

interface VerdictMail {
  readonly submission: SubmissionRow;
  readonly verdict: VerdictRow;
  readonly to: string;
  readonly publicUrl: string;
}

/** What a designer is told of a verdict: each reason, with what to do about it. */
export function verdictMail({ submission, verdict, to, publicUrl }: VerdictMail): Mail {
  const subject = SUBJECTS[verdict.verdict](submission.title);
  const reasons = verdict.reasons.map(({ code }) => {
    const { says, advice } = reviewReasonWords(code);
    return `${says} ${advice}`;
  });
  const notes = verdict.note === '' ? [] : [verdict.note];
  const lines = [...reasons, ...notes, `${publicUrl}/contributor/patterns/${submission.id}`];
  return {
    id: `submission-verdict-${verdict.id}`,
    to,
    subject,
    text: `${[subject, ...lines].join('\n\n')}\n`,
    html: `<h1>${escapeHtml(subject)}</h1>\n${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}`,
  };
}
