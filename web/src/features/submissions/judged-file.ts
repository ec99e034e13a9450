import type { CheckedSubmission_SubmissionFragment } from './CheckedSubmission.fragment.generated.ts';

type Judged = Pick<CheckedSubmission_SubmissionFragment, 'pictureUrl' | 'verdicts'>;
type Verdict = Judged['verdicts'][number];

/**
 * Returns the picture of the file a verdict was about if it has since been replaced; null if it is current or unknown.
 */
export function replacedPictureOf(verdict: Verdict, { pictureUrl }: Pick<Judged, 'pictureUrl'>): string | null {
  return verdict.pictureUrl === pictureUrl ? null : verdict.pictureUrl;
}

/** Returns the marks of the last verdict if it was about the current file. */
export function marksOnPicture(submission: Judged) {
  const last = submission.verdicts.at(-1);
  return last && replacedPictureOf(last, submission) === null ? last.marks : [];
}
